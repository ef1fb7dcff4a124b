import AloudTerminal
import Foundation

/// The date on a page: `SOURCE_DATE_EPOCH` if set, so that packages build reproducibly, or else today.
enum ManualDate {
  static var text: String {
    let seconds = EnvironmentVariable.value("SOURCE_DATE_EPOCH").flatMap { TimeInterval($0) }
    let date = seconds.map { Date(timeIntervalSince1970: $0) } ?? Date()
    return String(date.formatted(.iso8601).prefix(10))
  }
}
