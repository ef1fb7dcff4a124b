internal import Foundation

/// The nightly run, which leaves nothing out: `.ci/nightly` sets `ALOUD_NIGHTLY=1`.
///
/// A commit runs the tests that find the most faults in three minutes. Tests of every language, and those that need a recogniser,
/// ICU or valgrind, run at night.
package enum Nightly {
  package static let isOn = ProcessInfo.processInfo.environment["ALOUD_NIGHTLY"] == "1"

  /// Returns all languages at night, and else English, Arabic, Japanese and the pseudo-locales.
  package static func languages(_ tags: [String]) -> [String] {
    isOn ? tags : tags.filter { ["en", "ar", "ja", "en-XA", "ar-XB"].contains($0) }
  }
}
