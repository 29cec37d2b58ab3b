public import HostFiles

/// The reason why a review could not be made.
public enum ReviewError: Error, Sendable, Hashable {
  /// An engine could not be made, since fonts or libraries are missing. The reason is a sentence.
  case engineMissing(String)
  /// The folder for the results is not writable.
  case cannotWrite(FileError)
}
