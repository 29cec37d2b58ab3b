/// A scene with two views on two devices for approving, changing and comparing. Expectations contain its line numbers.
let cardScene = """
  format: 1
  scene: Card
  devices: [iPhone 8, iPhone 16 Pro]
  orientations: [portrait]
  views:
    title: { type: label, text: Ticket }
    buy: { type: button, text: Buy }
  constraints:
    - title: { leading: safeArea + 16, top: safeArea + 20 }
    - buy: { leading: title, top: title.bottom + 8 }

  """
