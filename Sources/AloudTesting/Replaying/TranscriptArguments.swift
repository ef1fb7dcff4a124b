internal import Aloud

/// The settings in a transcript's `arguments`. If they hold nothing else, the transcript can be played without the program.
struct TranscriptArguments {
  /// The changes to the settings.
  private(set) var changes: [SettingChange] = []
  /// A Boolean value that indicates whether the lines come from a speech recogniser.
  private(set) var isRecognised = false

  /// Reads the words, or returns `nil` if one of them is anything else.
  init?(_ words: [String]) {
    var words = words[...]
    while var word = words.popFirst() {
      guard word.utf8.starts(with: "--".utf8) else { return nil }
      word.removeFirst(2)
      var value: String?
      if let equals = word.firstIndex(of: "=") {
        value = String(word[word.index(after: equals)...])
        word = String(word[..<equals])
      }
      if word == "recognised" {
        isRecognised = true
        continue
      }
      let isNegated = word.utf8.starts(with: "no-".utf8)
      guard let name = SettingName(rawValue: isNegated ? String(word.dropFirst(3)) : word) else { return nil }
      // The program itself decides where speech goes, and which of two languages counts.
      if name == .speech || name == .locale { return nil }
      value = name.values == .flag ? (isNegated ? "off" : "on") : value ?? words.popFirst()
      guard let value, let change = SettingChange(name, value) else { return nil }
      changes.append(change)
    }
  }
}
