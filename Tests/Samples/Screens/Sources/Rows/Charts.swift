import SwiftUI

struct Chart: View {
  var body: some View { Text("A chart that only SwiftUI draws") }
}

#Preview { Chart() }
