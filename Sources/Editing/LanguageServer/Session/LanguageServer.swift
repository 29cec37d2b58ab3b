internal import Findings
internal import HostFiles
internal import JSON
internal import Scenes

/// A language server for scene files, storyboards and xibs. It answers the messages of one client in order.
///
/// While there is no message, changed documents are analyzed. A further change of the same document stops the analysis.
package struct LanguageServer {
  /// The stages of a session.
  enum Stage { case new, running, shutDown }

  let environment: ServerEnvironment
  private let channel: MessageChannel
  private let write: ([UInt8]) -> Bool
  private var stage = Stage.new
  var client = ClientCapabilities()
  var documents = OpenDocuments()
  /// The paths of the folders that the client has opened.
  private var folders: [String] = []
  /// The faults of settings that were already reported.
  private var reportedFaults: Set<String> = []
  private var requestCount = 0
  private var isCut = false

  /// Creates a server at the start of a session.
  ///
  /// - Parameters:
  ///   - environment: The parts of the tool that the server needs to solve layouts.
  ///   - channel: The messages of the client.
  ///   - write: Sends the bytes of a message. Returns false if the client has disconnected.
  package init(
    _ environment: ServerEnvironment, reading channel: MessageChannel, write: @escaping ([UInt8]) -> Bool
  ) {
    self.environment = environment
    self.channel = channel
    self.write = write
  }

  /// Serves the client until it disconnects.
  ///
  /// - Returns: Whether the client sent `shutdown` before, as the protocol requires.
  package mutating func run() async -> Bool {
    while !isCut {
      // The next message may be a request.
      HostProcess.noteProgress(isAwaited: true)
      switch channel.next(isWaiting: !documents.hasOutdated) {
      case .end?: return stage == .shutDown
      case .damage(let error)?: send(.error(.unknown, error))
      case .message(.notification(method: "exit", _))?: return stage == .shutDown
      case .message(let message)?:
        HostProcess.noteProgress(isAwaited: message.isRequest || channel.holds(.request))
        await receive(message)
      case nil:
        HostProcess.noteProgress(isAwaited: false)
        if let work = documents.nextOutdated { await analyse(work) }
      }
    }
    return false
  }

  mutating func send(_ message: OutgoingMessage) {
    if !isCut, !write(message.bytes) { isCut = true }
  }

  private mutating func receive(_ message: IncomingMessage) async {
    switch message {
    case .response: return
    case .notification(let method, let parameters): if stage == .running { note(method, parameters) }
    case .request(let identifier, let method, let parameters):
      do throws(ResponseError) {
        send(.result(identifier, try await result(of: method, parameters, identifier)))
      } catch {
        send(.error(identifier, error))
      }
    }
  }

  // MARK: - Requests

  private mutating func result(
    of method: String, _ parameters: JSONValue, _ identifier: MessageIdentifier
  ) async throws(ResponseError) -> JSONValue {
    switch (stage, method) {
    case (.new, "initialize"):
      stage = .running
      client = ClientCapabilities(parameters)
      folders = ClientCapabilities.folders(parameters)
      return ServerCapabilities.value(toolVersion: environment.toolVersion, for: client)
    case (.new, _): throw ResponseError(.notInitialized, "the first request must be 'initialize'")
    case (.running, "initialize"): throw ResponseError(.invalidRequest, "'initialize' was already received")
    case (.running, "shutdown"):
      stage = .shutDown
      return .null
    case (.shutDown, _): throw ResponseError(.invalidRequest, "only 'exit' is allowed after 'shutdown'")
    case (.running, _):
      if isCancelled(identifier) { throw ResponseError(.requestCancelled, "the request was canceled") }
      return try await answer(method, parameters, identifier)
    }
  }

  /// Whether the client has canceled a request.
  private func isCancelled(_ identifier: MessageIdentifier) -> Bool {
    channel.holds(.cancellation(identifier))
  }

  // MARK: - Notifications

  private mutating func note(_ method: String, _ parameters: JSONValue) {
    let document = parameters["textDocument"]
    let address = document?["uri"]?.string.map { DocumentURI($0) }
    switch method {
    case "initialized": registerWatchers()
    case "textDocument/didOpen":
      guard let address, let text = document?["text"]?.string else { return }
      open(address, document?["version"]?.count, text)
    case "textDocument/didChange": if let address { change(address, parameters) }
    case "textDocument/didClose": if let address { close(address) }
    case "textDocument/didSave": if let address { documents.noteSaved(address.uri) }
    case "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration": documents.noteChangedFiles()
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters["event"])
    default: return
    }
  }

  private mutating func open(_ address: DocumentURI, _ version: Int?, _ text: String) {
    guard let document = OpenDocument(address, version: version, text: DocumentText(Array(text.utf8))) else { return }
    documents.put(document)
  }

  private mutating func change(_ address: DocumentURI, _ parameters: JSONValue) {
    guard var document = documents[address.uri]?.document else { return }
    let changes = (parameters["contentChanges"]?.elements ?? []).compactMap { change in
      change["text"]?.string.map { DocumentText.Change(range: TextRange(change["range"]), text: $0) }
    }
    document.text = document.text.replacing(changes, in: client.encoding)
    document.version = parameters["textDocument"]?["version"]?.count ?? document.version
    documents.put(document)
  }

  private mutating func close(_ address: DocumentURI) {
    guard documents[address.uri] != nil else { return }
    documents.remove(address.uri)
    send(.notification(method: "textDocument/publishDiagnostics", DiagnosticsAnswer.none(for: address)))
  }

  private mutating func changeFolders(_ event: JSONValue?) {
    func paths(_ key: String) -> [String] {
      event?[key]?.elements.compactMap { $0["uri"]?.string.flatMap { DocumentURI($0).path } } ?? []
    }
    let gone = paths("removed")
    folders = folders.filter { !gone.contains($0) } + paths("added")
    documents.noteChangedFiles()
  }

  private mutating func registerWatchers() {
    guard client.watchesFiles else { return }
    requestCount += 1
    send(
      .request(
        .text("render-layouts-\(requestCount)"), method: "client/registerCapability",
        ServerCapabilities.watchedFiles(besides: environment.settingsFiles)))
  }

  // MARK: - Analysis

  /// Analyzes a document and publishes its diagnostics, unless a message makes the result obsolete.
  ///
  /// `request` is the request that needs the analysis, or nil if there is none.
  mutating func analyse(_ uri: String, for request: MessageIdentifier? = nil) async {
    guard let document = documents[uri]?.document, let project = project(of: document) else { return }
    reportFaults(of: project)
    let stop = stop(for: uri, answering: request)
    guard let read = await project.read(document, among: documents.overlay, shouldStop: stop) else {
      // The files that were read from the project so far may be incomplete.
      return documents.forgetProjects()
    }
    let analysis = await DocumentAnalysis(
      of: document, read, in: project, after: documents[uri]?.analysis, environment, shouldStop: stop)
    guard let analysis else { return }
    documents.finish(analysis, for: uri)
    let diagnostics = DiagnosticsAnswer(analysis, in: client.encoding)
    send(.notification(method: "textDocument/publishDiagnostics", diagnostics.parameters))
  }

  private mutating func project(of document: OpenDocument) -> OpenProject? {
    let opened = folders.filter { document.path.hasPrefix($0 == "/" ? $0 : "\($0)/") }.max { $0.count < $1.count }
    let folder = opened ?? FolderPath.folder(of: document.path)
    return documents.project(of: document.address.uri, in: folder, isOpened: opened != nil) { [environment] in
      OpenProject(folder, isOpened: opened != nil, settings: environment.settings(folder))
    }
  }

  /// Returns a function that checks whether a message has made the work on a document obsolete.
  ///
  /// `request` is the request that the work is for, or nil if there is none.
  func stop(for uri: String, answering request: MessageIdentifier?) -> @Sendable () -> Bool {
    let channel = channel
    let end = request.map { MessageChannel.Effect.cancellation($0) } ?? .end
    return { channel.holds(.change(uri: uri), end) }
  }

  /// Reports faults of settings, each once.
  private mutating func reportFaults(of project: OpenProject) {
    for fault in project.settings.faults.map(\.text) where reportedFaults.insert(fault).inserted {
      send(.notification(method: "window/showMessage", ["type": 1, "message": .string(fault)]))
    }
  }
}

extension IncomingMessage {
  /// Whether the client waits for an answer.
  fileprivate var isRequest: Bool {
    if case .request = self { return true }
    return false
  }
}
