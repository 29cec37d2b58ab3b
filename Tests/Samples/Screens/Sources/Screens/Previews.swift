import UIKit

#Preview("Article card") { ArticleCardController() }

#Preview("Article card, sideways", traits: .landscapeLeft) {
  ArticleCardController()
}

#Preview("Chat") { ChatController() }
#Preview("Media player") { MediaPlayerController() }
#Preview("Profile") { ProfileController() }
#Preview("Sign in") { SignInController() }
