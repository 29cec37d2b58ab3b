import Testing

@testable import ReviewReports

@Suite struct ListedFolderTests {
  private let documents = ["Login/Login.scene.yaml", "Cars/Before.scene.yaml", "Cars/Car.scene.yaml", "Loose.xib"]

  @Test func `folders and documents have the order in the README`() {
    let readme = """
      # Scenes
      ## Cars: one screen, two orientations
      - [Car](Cars/Car.scene.yaml), [Before](./Cars/Before.scene.yaml#top) and [a page](https://a.org/Cars/Car.scene.yaml)
      ## Screens
      - [Login](Login/Login.scene.yaml) - again [Car](Cars/Car.scene.yaml) and [nothing](Gone.xib)
      """
    #expect(
      ListedFolder.folders(of: documents, in: readme) == [
        ListedFolder(
          path: "Cars", title: "Cars: one screen, two orientations",
          documents: ["Cars/Car.scene.yaml", "Cars/Before.scene.yaml"]),
        ListedFolder(path: "Login", documents: ["Login/Login.scene.yaml"]),
      ])
  }

  @Test(arguments: ["", "](", "[a](", "[a](Loose.xib", "# Loose.xib", "[a]()"])
  func `a README without links to documents lists none`(readme: String) {
    #expect(ListedFolder.folders(of: documents, in: readme).isEmpty)
  }
}
