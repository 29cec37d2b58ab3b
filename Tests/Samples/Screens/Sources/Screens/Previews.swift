import UIKit

#Preview("Article card") { ArticleCardController() }

#Preview("Article card, sideways", traits: .landscapeLeft) {
  ArticleCardController()
}

#Preview("Calendar") { CalendarController() }
#Preview("Chat") { ChatController() }
#Preview("Checkout") { CheckoutController() }
#Preview("Login") { LoginController() }
#Preview("Media player") { MediaPlayerController() }
#Preview("Profile") { ProfileController() }
#Preview("Settings") { SettingsController() }
#Preview("Sign in") { SignInController() }
#Preview("Trips") { TripsController() }
