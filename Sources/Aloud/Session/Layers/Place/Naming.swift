/// Lines that say what somebody or something is called: "my name is Anna", "call the computer apollo".
extension AssignmentReading {
  private static let mostWordsOfName = 4

  /// The folded words for a name, such as "your name".
  private var nameWords: [String] { context.wording.foldedPhrases("value.nameWord") }

  private var textFields: [(line: Int, label: String)] {
    context.entries.ownLines.compactMap { line, entry in
      entry.takesShortText ? entry.title.map { (line, context.folded($0)) } : nil
    }
  }

  /// Returns whether a folded label is that of a field for the name of somebody or something.
  func isForName(_ label: String) -> Bool {
    nameWords.contains { $0 == label || !label.without($0).isEmpty || !label.withoutEnd($0).isEmpty }
  }

  /// Returns whether a text may be a name: "not Peter" and "tomorrow" are none, nor is what holds another order, and no
  /// name has many words.
  func isName(_ text: String) -> Bool {
    if holdsOrder(text) { return false }
    let words = text.split(separator: " ").map { Folding.fold($0) }
    return words.count <= Self.mostWordsOfName && !words.contains(where: context.negations.contains)
      && !words.contains(where: { $0.count > 1 && context.user.words.orders.value.giving.beforeValue.contains($0) })
      && context.user.understander.moments(text, now: context.now).first?.day?.isRelative != true
  }

  /// Returns whether a text orders something after a comma or a conjunction: "Falcon and turn on encryption".
  func holdsOrder(_ text: String) -> Bool {
    let parts = context.user.words.selection.value.parts(of: text)
    return parts.dropFirst().contains {
      context.order(in: $0, isFirst: false) != nil || context.lineOfSwitch(named: $0) != nil || saysIt($0)
        || mentionsSwitch($0) || context.leavesOut($0) || saysMoment($0)
    }
  }

  /// Returns whether a text has several words, of which one is of the name of a switch: "disk encrypted".
  private func mentionsSwitch(_ text: String) -> Bool {
    let words: [Substring] = Folding.fold(text).split(separator: " ").filter { $0.count >= Self.shortestWord }
    let names = context.entries.ownLines.filter(\.entry.isSwitch).compactMap { $0.entry.title.map(context.folded) }
    return words.count > 1
      && names.contains { name in
        name.split(separator: " ").contains { (part: Substring) in
          words.contains { context.nameForms.mayStand($0, for: part) }
        }
      }
  }

  /// Returns whether a text means the moment that one thing here holds: "at half past five".
  private func saysMoment(_ text: String) -> Bool {
    let things = context.entries.ownLines.filter { $0.entry.takes(text, in: context) }
    return things.count == 1 && context.user.understander.number(text) == nil
  }

  /// Returns whether a text says something of what was mentioned before: "encrypt it".
  private func saysIt(_ text: String) -> Bool {
    let words = Folding.fold(text).split(separator: " ")
    return words.count > 1
      && words.last.map { context.pronouns.contains(String($0)) && !context.nameForms.isArticle($0) } ?? false
  }

  /// Returns the one field for a name, if a line says what somebody is called.
  func ownName(_ parsed: ParsedLine) -> [Assignment] {
    guard parsed.text.count <= Self.limit,
      let name = context.object(ofPhrases: "value.introduce", at: "{value}", in: parsed.text), isName(name)
    else { return [] }
    let words = nameWords
    let own = textFields.filter { words.contains($0.label) }
    return own.count == 1 ? [Assignment(line: own[0].line, value: name)] : []
  }

  /// Returns the fields for the names of things that a line fills in.
  func naming(_ parsed: ParsedLine) -> [Assignment] {
    guard parsed.text.count <= Self.limit else { return [] }
    let words = nameWords
    return textFields.flatMap { field -> [Assignment] in
      let named = words.flatMap { field.label.without($0) + field.label.withoutEnd($0) }
      let written = named.flatMap { [$0] + context.nameForms.inner($0) }
      // "Компьютер" is said of "Имя компьютера".
      let said = parsed.folded.split(separator: " ").filter { word in
        written.contains { context.nameForms.areForms(String(word), $0) }
      }
      let names = (written + said.map(String.init)).flatMap {
        values(beside: $0, in: parsed.text, by: context.wording.phrases("value.calls"))
      }
      return names.filter(isName).min { $0.count < $1.count }.map { [Assignment(line: field.line, value: $0)] } ?? []
    }
  }
}

extension String {
  /// Returns the first part of a joined word that ends with another: "rechner" of "rechnername".
  fileprivate func withoutEnd(_ word: String) -> [String] {
    let rest = hasSuffix(word) ? dropLast(word.count) : ""
    return rest.last.map { $0 != " " && rest.count > 2 } ?? false ? [String(rest)] : []
  }
}

/// Lines that give a thing another name or day, which an item of its menu changes: "rename milk to oat milk", "move milk to friday".
extension AssignmentReading {
  func changing(_ parsed: ParsedLine) -> [Assignment] {
    guard parsed.text.count <= Self.limit else { return [] }
    return linesWithMenus.flatMap { line -> [Assignment] in
      guard let label = context.entries[line].title.map(context.folded), context.mayHold(parsed.folded, label) else {
        return []
      }
      func said(_ key: String) -> [String] {
        values(beside: label, in: parsed.text, by: context.wording.phrases(key))
      }
      let moments = (said("value.move") + said("value.rename")).filter {
        !context.user.understander.moments($0, now: context.now).isEmpty
      }
      return (moments + said("value.rename")).prefix(1).map { Assignment(line: line, value: $0, kind: .change) }
    }
  }
}
