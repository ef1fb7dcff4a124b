/// Lines that say which boxes of one question are to be checked or not: "add milk", "with ham but no onions", "not ham but olives"
/// (LOOP-15).
extension SeveralBoxes {
  /// Takes "add milk and sugar" and "remove the lemon", which say whole names of boxes of one question.
  func added(_ text: String) -> Outcome? { taken(text) { lines, isOn in check(lines, isOn) } }

  /// Returns the boxes of one question that a part of a line adds or removes, or only names, and the outcome.
  func taken(byPart text: String) -> (lines: [Int], outcome: Outcome)? {
    var found: [Int] = []
    let outcome = taken(text, isPart: true) { lines, isOn in
      found = lines
      return check(lines, isOn)
    }
    return outcome.flatMap { found.isEmpty ? nil : (found, $0) }
  }

  private func taken(_ text: String, isPart: Bool = false, _ does: ([Int], Bool) -> Outcome) -> Outcome? {
    if boxes.isEmpty { return nil }
    let plain = isPart ? context.user.writtenWithoutCourtesy(text).last ?? text : nil
    // "A pizza with ham" on the page Pizza.
    let text = isPart ? context.withoutTitle(Folding.fold(text)).first ?? text : text
    let said: [(String?, Bool)] = [
      (context.object(ofPhrases: "value.add", at: "{value}", in: text), true),
      (context.object(ofPhrases: "check.include", in: text), true), (context.leftOut(in: text), false),
      (plain, true),
    ]
    if let contrast = contrast(text) { return contrast }
    for (object, isOn) in said {
      guard let object, isOn || !saysGroups(object) && !saysContrast(object, in: text) && !includesMore(object) else {
        continue
      }
      let parts = parts(object)
      guard parts.allSatisfy(isWholeName) else { continue }
      let outcome = named(by: parts, among: boxes) { lines in areOne(group(of: lines[0])) ? does(lines, isOn) : nil }
      if let outcome { return outcome }
    }
    return nil
  }

  /// Returns whether a text may also name what stays: "no cheese but ham", "no cheese, ham".
  private func saysContrast(_ object: String, in text: String) -> Bool {
    let words = object.split(separator: " ")
    if words.dropFirst().dropLast().contains(where: { context.user.isCourtesy(String($0)) }) { return true }
    let isDenied = context.negations.contains { Folding.fold(text).hasPrefix($0 + " ") }
    return isDenied && object.split(whereSeparator: SelectionReading.commas.contains).count == 2
      && parts(object).count == 2
  }

  /// Takes "not ham but olives" by the patterns of corrections that say both.
  private func contrast(_ text: String) -> Outcome? {
    context.wording.phrases("value.correct").lazy.compactMap { phrase -> Outcome? in
      let pattern = phrase.replacing("{other}", with: "{things}").replacing("{value}", with: "{object}")
      guard pattern != phrase, phrase.cut(at: "{other}") != nil else { return nil }
      return text.parts(of: pattern).lazy.compactMap { other, value in
        let (others, wanted) = (context.lines(meantBy: other), context.lines(meantBy: value))
        guard !others.isEmpty, !wanted.isEmpty, (others + wanted).allSatisfy(boxes.contains) else { return nil }
        return check(wanted, unchecking: others)
      }.first
    }.first
  }

  /// Returns whether something after a comma is to be included: 不要洋葱，要火腿.
  private func includesMore(_ object: String) -> Bool {
    object.split(whereSeparator: SelectionReading.commas.contains).dropFirst().contains { piece in
      let piece = String(piece)
      return context.object(ofPhrases: "check.include", in: piece) != nil || context.user.wants(piece)
        || context.object(ofPhrases: "value.add", at: "{value}", in: piece) != nil
    }
  }

  private func isWholeName(_ part: SelectionReading.Part) -> Bool {
    guard case .label(let label) = part else { return false }
    return context.candidates(label).isWhole || !lines(namedOneByOne: label).isEmpty
  }
}
