open class UISearchTab: UITab {
  public override init(
    title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"), identifier: String = "search",
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}
