/// Text that was spoken into a field (VOICE-1).
extension EntryLayer {
  /// The lines that were dictated; nil for what was typed, and for secrets, which are never guessed at.
  func dictated(_ heard: Heard, _ field: TextField, in around: Surroundings) -> [String]? {
    guard heard.line.isRecognised, !field.isSecure else { return nil }
    let dictation = Dictation(around.locale)
    if let object = around.object(of: .spellThing, in: heard.text), let spelled = dictation.spelled(object) {
      return [spelled]
    }
    let lines = dictation.lines(around.object(of: .type, in: heard.text) ?? heard.text)
    return field.takesLines ? lines : [lines.filter { !$0.isEmpty }.joined(separator: " ")]
  }
}
