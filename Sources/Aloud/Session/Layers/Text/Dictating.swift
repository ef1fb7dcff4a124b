/// Text that is spoken into a field (VOICE-1).
extension EntryLayer {
  /// Returns the lines that were dictated, or nil for a typed line and for a secure field, in which nothing is interpreted.
  func dictated(_ heard: ParsedLine, _ field: TextField, in around: LineContext) -> [String]? {
    guard heard.line.isRecognised, !field.isSecure else { return nil }
    let dictation = Dictation(around.locale)
    if let object = around.object(of: .spellThing, in: heard.text), let spelled = dictation.spelled(object) {
      return [spelled]
    }
    let lines = dictation.lines(around.object(of: .type, in: heard.text) ?? heard.text)
    return field.takesLines ? lines : [lines.filter { !$0.isEmpty }.joined(separator: " ")]
  }
}
