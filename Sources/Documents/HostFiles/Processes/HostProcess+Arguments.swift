internal import CProcessArguments

extension HostProcess {
  /// The command-line arguments, without the program name. They do not come from `/proc`, which may be missing.
  package static var arguments: [String] {
    (0..<process_arguments_count()).dropFirst().compactMap { process_arguments_word($0).map { String(cString: $0) } }
  }
}
