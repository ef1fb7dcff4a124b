internal import Aloud
internal import AloudTerminal
internal import ArgumentParser

extension SessionOptions {
  /// How braille is written, as the options say. They are texts, as those of settings are.
  ///
  /// - Throws: `ValidationError`, with what is allowed.
  func brailleOptions() throws -> BrailleOptions {
    var options = BrailleOptions()
    if let cells { options.cells = try number(cells, "--cells", BrailleOptions.possibleCells) }
    if let lines { options.lines = try number(lines, "--lines", BrailleOptions.possibleLines) }
    if let brailleTable { options.table = brailleTable == "none" ? .none : .named(brailleTable) }
    if let pageNumbers { options.pageNumbers = try word(pageNumbers) }
    if let pageEnd { options.pageEnd = try word(pageEnd) }
    return options
  }

  private func number(_ text: String, _ option: String, _ allowed: ClosedRange<Int>) throws -> Int {
    if let number = Int(text), allowed.contains(number) { return number }
    throw ValidationError(
      Words.help(
        "error.between",
        [
          "option": .text(.verbatim(option)), "least": .number(allowed.lowerBound), "most": .number(allowed.upperBound),
        ]))
  }

  private func word<Value: CaseIterable & RawRepresentable<String>>(_ text: String) throws -> Value {
    if let value = Value(rawValue: text) { return value }
    let allowed = Value.allCases.map { LocalizedText.verbatim($0.rawValue) }
    let error = Message.testBadWord(word: .text(.verbatim(text)), allowed: .list(allowed, .or))
    throw ValidationError(Words.usual?.text(error) ?? text)
  }
}
