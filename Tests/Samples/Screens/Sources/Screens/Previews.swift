import UIKit

#Preview("Article card") { ArticleCardController() }

#Preview("Article card, sideways", traits: .landscapeLeft) {
  ArticleCardController()
}
