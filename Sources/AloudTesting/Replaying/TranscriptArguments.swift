internal import Aloud

/// What a transcript's `arguments` set, where these are settings alone: then it can be played without starting the program.
struct TranscriptArguments {
  /// What they set.
  private(set) var changes: [SettingChange] = []
  /// Whether the lines come from a recogniser.
  private(set) var isRecognised = false

  /// Reads the words; nil where one of them is something else.
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
