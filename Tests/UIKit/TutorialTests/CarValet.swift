import UIKit
import UIKitTestSupport

/// The add/view screen of CarValet, with constraints for both orientations.
final class CarValet: UIViewController {
  let addCar = UIView()
  let separator = UIView()
  let viewCar = UIView()
  let totalCars = BoxView(100, 21)
  let newCar = BoxView(61, 30)
  let carNumber = BoxView(97, 21)
  let carInfo = BoxView(134, 21)
  let previous = BoxView(62, 30)
  let edit = BoxView(30, 30)
  let nextCar = BoxView(33, 30)

  /// The constraints of each orientation. Only those of the current one are installed.
  private(set) var orientations = OrientationConstraints(portrait: [], landscape: [])
  /// The constraints for all orientations.
  private(set) var common: [NSLayoutConstraint] = []
  /// Whether the screen checks the orientation when it appears, as it should.
  var looksWhenItAppears = true

  /// The screen. On request it uses the first version of the landscape formats, which extends under the bars.
  init(firstStrings: Bool = false, order: OrientationConstraints.SwapOrder = .removeThenAdd) {
    super.init(nibName: nil, bundle: nil)
    for (name, view) in namedViews { view.accessibilityIdentifier = name }
    for group in [addCar, separator, viewCar] {
      group.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(group)
    }
    for child in [totalCars, newCar] { addCar.addSubview(child) }
    for child in [carNumber, carInfo, previous, edit, nextCar] { viewCar.addSubview(child) }
    setPriorities()
    constrainInEveryOrientation()
    orientations = OrientationConstraints(
      portrait: portraitConstraints, landscape: landscapeConstraints(firstStrings: firstStrings))
    orientations.order = order
    orientations.show(.portrait)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The views by their names in the specification's cases.
  var namedViews: [String: UIView] {
    [
      "addCar": addCar, "separator": separator, "viewCar": viewCar, "totalCars": totalCars, "newCar": newCar,
      "carNumber": carNumber, "carInfo": carInfo, "previous": previous, "edit": edit, "next": nextCar,
    ]
  }

  /// Listings 4-2 and 4-4, with the API of a newer iOS.
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    orientations.show(size.orientation)
  }

  /// Listing 4-3.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard looksWhenItAppears else { return }
    orientations.show(view.bounds.size.orientation)
  }

  private func setPriorities() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for label in [totalCars, carNumber] { label.setContentHuggingPriority(UILayoutPriority(252), for: axis) }
      for child in [totalCars, newCar, carNumber, previous, edit, nextCar] {
        child.setContentCompressionResistancePriority(UILayoutPriority(751), for: axis)
      }
    }
    carInfo.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    carInfo.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
  }

  private func constrainInEveryOrientation() {
    common = [
      addCar.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8),
      addCar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: viewCar.trailingAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: viewCar.bottomAnchor, constant: 20),

      totalCars.topAnchor.constraint(equalTo: addCar.topAnchor),
      totalCars.leadingAnchor.constraint(equalTo: addCar.leadingAnchor),
      newCar.leadingAnchor.constraint(equalTo: addCar.leadingAnchor),
      addCar.bottomAnchor.constraint(equalTo: newCar.bottomAnchor),

      carNumber.topAnchor.constraint(equalTo: viewCar.topAnchor),
      carNumber.leadingAnchor.constraint(equalTo: viewCar.leadingAnchor),
      previous.leadingAnchor.constraint(equalTo: viewCar.leadingAnchor),
      viewCar.bottomAnchor.constraint(equalTo: previous.bottomAnchor),
      viewCar.trailingAnchor.constraint(equalTo: nextCar.trailingAnchor),
      viewCar.bottomAnchor.constraint(equalTo: nextCar.bottomAnchor),
      edit.centerXAnchor.constraint(equalTo: viewCar.centerXAnchor),
      viewCar.bottomAnchor.constraint(equalTo: edit.bottomAnchor),
      carInfo.leadingAnchor.constraint(equalTo: viewCar.leadingAnchor),
      viewCar.trailingAnchor.constraint(equalTo: carInfo.trailingAnchor),
      carInfo.topAnchor.constraint(equalTo: carNumber.bottomAnchor, constant: 8),
      edit.topAnchor.constraint(equalTo: carInfo.bottomAnchor, constant: 8),
    ]
    NSLayoutConstraint.activate(common)
  }

  private var portraitConstraints: [NSLayoutConstraint] {
    [
      view.trailingAnchor.constraint(equalTo: addCar.trailingAnchor, constant: 20),
      addCar.heightAnchor.constraint(equalToConstant: 102),
      separator.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: separator.trailingAnchor, constant: 20),
      separator.topAnchor.constraint(equalTo: addCar.bottomAnchor, constant: 22),
      separator.heightAnchor.constraint(equalToConstant: 2),
      viewCar.topAnchor.constraint(equalTo: separator.bottomAnchor, constant: 22),
      viewCar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    ]
  }

  /// Listing 4-1, `setupLandscapeConstraints`.
  private func landscapeConstraints(firstStrings: Bool) -> [NSLayoutConstraint] {
    let views: [String: Any] = [
      "addCarView": addCar, "separatorView": separator, "viewCarView": viewCar, "topGuide": topLayoutGuide,
      "bottomGuide": bottomLayoutGuide,
    ]
    let vertical =
      firstStrings
      ? ["V:|-[separatorView]-|", "V:[addCarView]-|", "V:|-[viewCarView]"]
      : [
        "V:[topGuide]-[separatorView]-[bottomGuide]", "V:[topGuide]-[addCarView]-[bottomGuide]",
        "V:[topGuide]-[viewCarView]",
      ]
    let formats =
      ["H:[addCarView]-2-[separatorView]"] + vertical + [
        "[separatorView]-40-[viewCarView]-|", "H:[addCarView(132)]", "H:[separatorView(2)]",
      ]
    return formats.flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, views: views) }
  }
}

extension CGSize {
  /// The orientation of a screen of the size.
  fileprivate var orientation: UIInterfaceOrientation { height > width ? .portrait : .landscapeLeft }
}
