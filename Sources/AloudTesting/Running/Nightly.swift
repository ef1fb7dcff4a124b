/// The nightly run, which leaves nothing out: `.ci/nightly` sets `ALOUD_NIGHTLY=1`.
///
/// A commit is tried by what finds most faults in three minutes. What asks for every language, for a recogniser, for ICU or for
/// valgrind waits for the night.
package enum Nightly {
  /// A Boolean value that indicates whether this is the nightly run.
  package static let isOn = ProcessVariable.value(of: "ALOUD_NIGHTLY") == "1"

  /// Returns the languages to try: all of them at night, and else English, Arabic, Japanese and the pseudo-locales.
  package static func languages(_ tags: [String]) -> [String] {
    isOn ? tags : tags.filter { ["en", "ar", "ja", "en-XA", "ar-XB"].contains($0) }
  }
}
