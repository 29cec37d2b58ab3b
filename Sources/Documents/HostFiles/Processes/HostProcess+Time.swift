internal import Glibc
internal import VisibleText

extension HostProcess {
  /// The local date and time in the format of console logs: `2013-08-15 11:01:36.633`.
  package static var localTime: String {
    var now = timespec()
    var parts = tm()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0, localtime_r(&now.tv_sec, &parts) != nil else { return "" }
    let date = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday].map { $0.digits(2) }
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0.digits(2) }
    let milliseconds = (now.tv_nsec / 1_000_000).digits(3)
    return "\(date.joined(separator: "-")) \(time.joined(separator: ":")).\(milliseconds)"
  }

  /// Returns the UTC date and time in `seconds` from now: `2026-11-24T19:40:12Z`.
  package static func universalTime(afterSeconds seconds: Double) -> String {
    var moment = Glibc.time(nil) + Int(min(max(0, seconds.isFinite ? seconds : 0), 1e9))
    var parts = tm()
    guard gmtime_r(&moment, &parts) != nil else { return "" }
    let date = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday].map { $0.digits(2) }
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0.digits(2) }
    return "\(date.joined(separator: "-"))T\(time.joined(separator: ":"))Z"
  }

  /// The process number, which is also the number of the first thread.
  package static var processNumber: Int { Int(getpid()) }
}
