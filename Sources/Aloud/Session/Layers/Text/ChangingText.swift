extension TextCommands {
  func select(_ piece: Range<Int>?, in text: inout EditedText) -> Outcome {
    guard let piece, !piece.isEmpty else { return .refused(.message(.editNothingSelected)) }
    text.select(piece)
    return saySelection(text)
  }

  /// Selects the first occurrence of words, or the text from them to the next occurrence of other words if a last piece is
  /// named too.
  func select(_ words: String, in text: inout EditedText) -> Outcome {
    let patterns = locale.wording.phrases("select.range")
    let spans = patterns.flatMap { NamedPieces.pairs(in: words, by: $0, "{first}", "{last}") }
    for (first, last) in spans {
      guard let start = text.units.ranges(of: first).first,
        let end = text.units.ranges(of: last).first(where: { $0.lowerBound >= start.upperBound })
      else { continue }
      return select(start.lowerBound..<end.upperBound, in: &text)
    }
    guard let piece = text.units.ranges(of: words).first else {
      return .refused(.message(.editNotThere(text: .text(.told(words)))))
    }
    return select(piece, in: &text)
  }

  /// Copies all of the text if none is selected.
  func copy(_ text: EditedText) -> Outcome {
    let piece = text.selection.map { String(text.units[$0]) } ?? text.text
    return piece.isEmpty
      ? .refused(.message(.clipboardNothingToCopy)) : .copied(SearchQuery(text: piece), said: .told(piece))
  }

  /// The removed text is kept for "paste".
  func cut(_ text: inout EditedText) -> Outcome {
    guard let selection = text.selection else { return .refused(.message(.editNothingSelected)) }
    let piece = String(text.units[selection])
    guard text.replace(selection, with: "") else { return Self.full }
    return .said(.change, .message(.editCut(text: .text(.told(piece))))) + Outcome(.copy(SearchQuery(text: piece)))
  }

  /// Replaces the selected text.
  func paste(into text: inout EditedText) -> Outcome {
    guard let pasted else { return .refused(.message(.clipboardNothingToPaste)) }
    let piece = takesLines ? pasted : Self.onOneLine(pasted)
    guard put(piece, into: &text) else { return Self.full }
    return .said(.change, .message(.editPasted(text: .text(.told(piece)))))
  }

  /// Inserts at the cursor, or replaces the selected text.
  func insert(_ piece: String, into text: inout EditedText) -> Outcome {
    guard put(spaced(piece, in: text), into: &text) else { return Self.full }
    return .said(.change, .message(.editInserted(text: .text(.told(piece)))))
  }

  /// Deletes the word at the cursor, together with a space beside it.
  func deleteWord(in text: inout EditedText) -> Outcome {
    guard let word = word(in: text) else { return .refused(.message(.textEnd)) }
    let piece = String(text.units[word])
    var range = word
    if let after = text.units.character(at: word.upperBound), text.units[after] == " " {
      range = word.lowerBound..<after.upperBound
    } else if let before = text.units.character(before: word.lowerBound), text.units[before] == " " {
      range = before.lowerBound..<word.upperBound
    }
    guard text.replace(range, with: "") else { return Self.full }
    return .said(.change, .message(.editDeleted(text: .text(.told(piece)))))
  }

  func clear(_ text: inout EditedText) -> Outcome {
    let all = text.text
    guard text.replace(0..<all.utf8.count, with: "") else { return Self.full }
    return .said(.change, .message(.editDeleted(text: .text(.told(all)))))
  }

  static func onOneLine(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: " ")
  }

  private func put(_ piece: String, into text: inout EditedText) -> Bool {
    text.replace(text.selection ?? text.cursor..<text.cursor, with: piece)
  }

  /// Adds spaces where a text would run together with the letters around it.
  private func spaced(_ piece: String, in text: EditedText) -> String {
    guard text.selection == nil, let first = piece.first, let last = piece.last else { return piece }
    let before = text.units.character(before: text.cursor).map { text.units[$0] }?.first
    let after = text.units.character(at: text.cursor).map { text.units[$0] }?.first
    let spaceBefore = before.map { Self.runTogether($0, first) } ?? false
    let spaceAfter = after.map { Self.runTogether(last, $0) } ?? false
    return (spaceBefore ? " " : "") + piece + (spaceAfter ? " " : "")
  }

  private static func runTogether(_ one: Character, _ other: Character) -> Bool {
    guard other.isLetter || other.isNumber, !one.isWhitespace, let left = one.unicodeScalars.last,
      let right = other.unicodeScalars.first
    else { return false }
    return !Folding.standsWithoutSpaces(left) && !Folding.standsWithoutSpaces(right)
      && (one.isLetter || one.isNumber || ".,;:!?".contains(one))
  }
}

extension TextCommands {
  /// The object is "milk with cream". Returns nil if it does not have both parts.
  func replace(_ object: String, all: Bool, in text: inout EditedText) -> Outcome? {
    let parts = parts(of: object)
    guard let first = parts.last else { return nil }
    let range = text.selection ?? 0..<text.text.utf8.count
    let content = TextUnits(text: String(text.units[range]))
    for (old, new) in parts {
      let found = content.ranges(of: old)
      if found.isEmpty { continue }
      if found.count > 1, !all {
        return .refused(
          .message(.editSeveral(old: .text(.told(old)), count: .number(found.count))))
      }
      let there = found.first.map { String(content[$0]) } ?? old
      let (before, after) = (Message.Argument.text(.told(there)), Message.Argument.text(.told(new)))
      // Undoing names the replaced words, not all of the text between them.
      let name = LocalizedText.message(.editUndoReplace(old: before, new: after))
      guard replace(found, of: content, at: range.lowerBound, with: new, named: name, in: &text) else {
        return Self.full
      }
      if !all { return .said(.change, .message(.editReplaced(old: before, new: after))) }
      return .said(
        .change, .message(.editReplacedAll(count: .number(found.count), old: before, new: after)))
    }
    return .refused(.message(.editNotThere(text: .text(.told(first.old)))))
  }

  private func replace(
    _ found: [Range<Int>], of content: TextUnits, at start: Int, with new: String, named name: LocalizedText,
    in text: inout EditedText
  ) -> Bool {
    guard let first = found.first, let last = found.last else { return false }
    var result = ""
    var done = first.lowerBound
    for range in found {
      result += content[done..<range.lowerBound]
      result += new
      done = range.upperBound
    }
    return text.replace(start + first.lowerBound..<start + last.upperBound, with: result, named: name)
  }

  /// Reads "old with new", by the patterns of `edit.with`. "Bread with butter with jam" has two readings: the one with the
  /// longest old text that occurs counts.
  private func parts(of object: String) -> [(old: String, new: String)] {
    let parts = locale.wording.phrases("edit.with").flatMap { pattern in
      NamedPieces.pairs(in: object, by: pattern, "{old}", "{new}").map { (old: $0, new: $1) }
    }
    // More readings are not likely to be a replacement, and each is searched for in the whole text.
    return parts.prefix(10).sorted { $0.old.count > $1.old.count }
  }
}

extension TextUnits {
  /// Returns where a piece occurs in any case, without overlaps. If any match is a whole word, only such matches are returned.
  func ranges(of piece: String) -> [Range<Int>] {
    let characters = Array(text)
    var starts = [0]
    for character in characters { starts.append(starts[starts.count - 1] + character.utf8.count) }
    let found = characters.map { $0.lowercased() }.ranges(of: piece.map { $0.lowercased() })
    let whole = found.filter { range in
      !Self.isInWord(characters, range.lowerBound) && !Self.isInWord(characters, range.upperBound)
    }
    return (whole.isEmpty ? found : whole).map { starts[$0.lowerBound]..<starts[$0.upperBound] }
  }

  /// Returns whether a position is between two letters of one word.
  private static func isInWord(_ characters: [Character], _ index: Int) -> Bool {
    guard index > 0, index < characters.count else { return false }
    return [characters[index - 1], characters[index]].allSatisfy { character in
      (character.isLetter || character.isNumber)
        && character.unicodeScalars.first.map(Folding.standsWithoutSpaces) == false
    }
  }
}

/// Two pieces of text that a line names, such as "milk with cream", by a pattern of a wording with two placeholders.
private enum NamedPieces {
  /// Returns all readings of the two pieces. In each, the piece of `firstPlace` comes first, whatever the order of the
  /// placeholders.
  static func pairs(
    in object: String, by pattern: String, _ firstPlace: String, _ secondPlace: String
  ) -> [(String, String)] {
    guard let one = pattern.firstRange(of: firstPlace), let other = pattern.firstRange(of: secondPlace) else {
      return []
    }
    let isInOrder = one.lowerBound < other.lowerBound
    let (first, second) = isInOrder ? (one, other) : (other, one)
    let before = pattern[..<first.lowerBound]
    let between = String(pattern[first.upperBound..<second.lowerBound])
    let after = pattern[second.upperBound...]
    guard !between.isEmpty, object.hasPrefix(before), object.hasSuffix(after) else { return [] }
    let middle = object.dropFirst(before.count).dropLast(after.count)
    return middle.ranges(of: between).compactMap { range in
      let parts = [String(middle[..<range.lowerBound]), String(middle[range.upperBound...])]
      if parts.contains(where: \.isEmpty) { return nil }
      return isInOrder ? (parts[0], parts[1]) : (parts[1], parts[0])
    }
  }
}
