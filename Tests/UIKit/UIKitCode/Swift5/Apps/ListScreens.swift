// Tables and collections as apps write them.
import UIKit

struct Person: Hashable {
  let name: String
  let id = UUID()
}
final class PersonCell: UITableViewCell {
  static let reuseIdentifier = "PersonCell"
  private let nameLabel = UILabel()
  private let avatar = UIImageView()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryType = .disclosureIndicator
    backgroundColor = .clear
    separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    contentView.addSubview(nameLabel)
    contentView.addSubview(avatar)
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    nameLabel.numberOfLines = 0
    nameLabel.lineBreakMode = .byWordWrapping
    nameLabel.textAlignment = .natural
    nameLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    nameLabel.setContentCompressionResistancePriority(.required, for: .vertical)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    avatar.translatesAutoresizingMaskIntoConstraints = false
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor, multiplier: 1.0),
      nameLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 1),
      nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      nameLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    avatar.image = nil
  }
  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  func configure(with p: Person) {
    nameLabel.text = p.name
    configureTexts(p)
    configureAttributes()
  }
  private func configureTexts(_ p: Person) {
    textLabel?.text = p.name
    detailTextLabel?.text = "x"
    imageView?.image = UIImage(named: "avatar")?.withRenderingMode(.alwaysTemplate)
    accessoryView = UISwitch()
    selectedBackgroundView = UIView()
    backgroundView = nil
    var content = defaultContentConfiguration()
    content.text = p.name
    content.secondaryText = "x"
    content.image = UIImage(systemName: "person")
    content.textProperties.font = .boldSystemFont(ofSize: 12)
    content.imageProperties.tintColor = .red
    contentConfiguration = content
  }
  private func configureAttributes() {
    let s = NSMutableAttributedString(string: "Hello")
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 4
    paragraph.alignment = .center
    paragraph.lineHeightMultiple = 1.2
    s.addAttributes(
      [
        .font: UIFont.systemFont(ofSize: 14, weight: .semibold), .kern: 1.0, .paragraphStyle: paragraph,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.red, .baselineOffset: 2,
      ], range: NSRange(location: 0, length: s.length))
    s.append(NSAttributedString(string: "!", attributes: [.strikethroughStyle: 1]))
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star")
    attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 10)
    s.append(NSAttributedString(attachment: attachment))
    nameLabel.attributedText = s
    measure(s)
  }
  private func measure(_ s: NSAttributedString) {
    let rect = ("abc" as NSString).boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: nameLabel.font!], context: nil)
    let size = "abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    _ =
      rect.height.rounded(.up) + ceil(size.width) + nameLabel.font.lineHeight + nameLabel.font.pointSize
      + nameLabel.font.ascender
    _ = s.boundingRect(with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, context: nil).integral
    nameLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12))
    nameLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    nameLabel.font = .italicSystemFont(ofSize: 12)
    nameLabel.font = nameLabel.font.withSize(13)
  }
}
final class PeopleViewController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
  private var people: [Person] = []
  private lazy var diffable = UITableViewDiffableDataSource<Int, Person>(tableView: tableView) {
    tableView, indexPath, person in
    let cell = tableView.dequeueReusableCell(withIdentifier: PersonCell.reuseIdentifier, for: indexPath) as! PersonCell
    cell.configure(with: person)
    return cell
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.reuseIdentifier)
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.separatorStyle = .none
    tableView.separatorColor = .red
    tableView.tableFooterView = UIView()
    tableView.allowsSelection = true
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.sectionHeaderTopPadding = 0
    tableView.backgroundView = UILabel()
    tableView.isEditing = false
    tableView.setEditing(true, animated: true)
    tableView.keyboardDismissMode = .onDrag
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: Selector("refresh"), for: .valueChanged)
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    search.searchBar.delegate = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    var snapshot = NSDiffableDataSourceSnapshot<Int, Person>()
    snapshot.appendSections([0])
    snapshot.appendItems(people)
    snapshot.appendItems(people, toSection: 0)
    diffable.apply(snapshot, animatingDifferences: true)
    _ = diffable.itemIdentifier(for: IndexPath(row: 0, section: 0))
    diffable.defaultRowAnimation = .fade
  }
  func updateSearchResults(for searchController: UISearchController) {
    _ = searchController.searchBar.text
    _ = searchController.isActive
    tableView.reloadData()
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath) as? PersonCell else {
      return UITableViewCell()
    }
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tableView.reloadRows(at: [indexPath], with: .automatic)
    tableView.insertRows(at: [indexPath], with: .fade)
    tableView.deleteRows(at: [indexPath], with: .left)
    tableView.reloadSections(IndexSet(integer: 0), with: .none)
    tableView.beginUpdates()
    tableView.endUpdates()
    tableView.performBatchUpdates({}, completion: nil)
    tableView.scrollToRow(at: indexPath, at: .top, animated: true)
    tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    _ = tableView.cellForRow(at: indexPath)
    _ = tableView.indexPathForSelectedRow
    _ = tableView.visibleCells
    _ = tableView.indexPathsForVisibleRows
    _ = tableView.indexPath(for: UITableViewCell())
    _ = tableView.rectForRow(at: indexPath)
    _ = tableView.indexPathForRow(at: .zero)
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { if editingStyle == .delete {} }
  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    action.backgroundColor = .red
    action.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [action])
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { _ = scrollView.contentOffset.y }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "x" { _ = segue.destination }
  }
}
class GridViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.scrollDirection = .horizontal
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionHeadersPinToVisibleBounds = true
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(GridCell.self, forCellWithReuseIdentifier: "GridCell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h")
    view.dataSource = self
    view.delegate = self
    view.isPagingEnabled = true
    view.decelerationRate = .fast
    view.allowsMultipleSelection = true
    return view
  }()
  lazy var registration = UICollectionView.CellRegistration<GridCell, Person> { cell, indexPath, item in
    cell.label.text = item.name
  }
  lazy var source = UICollectionViewDiffableDataSource<Int, Person>(collectionView: collectionView) {
    [unowned self] view, path, item in
    view.dequeueConfiguredReusableCell(using: self.registration, for: path, item: item)
  }
  func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [item])
    group.interItemSpacing = .fixed(8)
    let two = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), subitem: item, count: 2)
    _ = two
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    _ = UICollectionViewCompositionalLayout { index, environment in
      environment.container.effectiveContentSize.width > 500 ? section : section
    }
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    _ = UICollectionViewCompositionalLayout.list(using: list)
    return UICollectionViewCompositionalLayout(section: section)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.collectionViewLayout.invalidateLayout()
    collectionView.reloadData()
    collectionView.setCollectionViewLayout(makeLayout(), animated: false)
    collectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: .centeredHorizontally, animated: false)
    collectionView.performBatchUpdates({ self.collectionView.insertItems(at: []) }, completion: nil)
    _ = collectionView.indexPathsForSelectedItems
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "GridCell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width / 2, height: 100) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 8 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
}
final class GridCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 4
  }
  required init?(coder: NSCoder) { fatalError() }
  override var isSelected: Bool { didSet { contentView.backgroundColor = isSelected ? .red : .white } }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return attributes
  }
}
final class WaterfallLayout: UICollectionViewLayout {
  override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  override func prepare() {
    super.prepare()
    guard let v = collectionView else { return }
    _ = v.contentInset.left + v.bounds.width - v.adjustedContentInset.left
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
}
