public import HostFiles

/// A review that could not be made at all, with the reason.
public enum ReviewError: Error, Sendable, Hashable {
  /// An engine could not be made: fonts or libraries are missing. The reason is a sentence.
  case engineMissing(String)
  /// The folder for the results cannot be written to.
  case cannotWrite(FileError)
}
