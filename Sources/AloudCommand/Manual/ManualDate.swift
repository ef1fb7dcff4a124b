import AloudTerminal
import Foundation

/// The date that a page says it was made on: today, or what makers of packages say it is, so that they get the same page again.
enum ManualDate {
  static var text: String {
    let seconds = EnvironmentVariable.value("SOURCE_DATE_EPOCH").flatMap { TimeInterval($0) }
    let date = seconds.map { Date(timeIntervalSince1970: $0) } ?? Date()
    return String(date.formatted(.iso8601).prefix(10))
  }
}
