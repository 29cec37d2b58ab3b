internal import CProcessArguments

extension HostProcess {
  /// The words of the command line as the system handed them over, without the name of the program. No file system is asked for
  /// them: a run without `/proc` is the same run.
  package static var arguments: [String] {
    (0..<process_arguments_count()).dropFirst().compactMap { process_arguments_word($0).map { String(cString: $0) } }
  }
}
