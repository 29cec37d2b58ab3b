/// Reads which views show the picture of the camera.
extension SourceReader {
  /// Reads a layer that a call adds to that of a view, if it has the picture of the camera:
  /// `view.layer.addSublayer(previewLayer)`, `[self.view.layer insertSublayer:self.previewLayer atIndex:0]`.
  mutating func readSublayer(in arguments: Range<Int>, of paths: [[String]], at position: Int) {
    guard let owner = scopes.last?.owner, let first = arguments.first,
      let name = NameChain(at: first, in: tokens)?.names.last, isCameraLayer(name)
    else { return }
    for path in paths where path.last == "layer" {
      classes[owner].settings.append(
        SourceSetting(
          path: path.dropLast(), name: SourceSetting.camera, value: [], place: SourcePlace(of: tokens[position])))
    }
  }

  /// Whether a name is that of the class of such layers, or of a property or constant of the file with one.
  private mutating func isCameraLayer(_ name: String) -> Bool {
    let known = cameraLayers ?? namesOfCameraLayers()
    cameraLayers = known
    return name == SourceSetting.camera || known.contains(name)
      || language == .objectiveC && name.hasPrefix("_") && known.contains(String(name.dropFirst()))
  }

  /// Returns the names in declarations and assignments with the class: `var layer: AVCaptureVideoPreviewLayer?`,
  /// `layer = AVCaptureVideoPreviewLayer(session: session)`, `AVCaptureVideoPreviewLayer *layer`,
  /// `layer = [[AVCaptureVideoPreviewLayer alloc] initWithSession:session]`.
  private func namesOfCameraLayers() -> Set<String> {
    var names: Set<String> = []
    for position in tokens.indices where tokens[position].isWord(SourceSetting.camera) {
      if position + 2 < tokens.count, tokens[position + 1].isSign("*"), tokens[position + 2].kind == .word {
        names.insert(tokens[position + 2].text)
      }
      var before = position - 1
      while before > 0, tokens[before].isSign("[") { before -= 1 }
      if before > 0, tokens[before].isSign("=") || tokens[before].isSign(":"), tokens[before - 1].kind == .word {
        names.insert(tokens[before - 1].text)
      }
    }
    return names
  }
}
