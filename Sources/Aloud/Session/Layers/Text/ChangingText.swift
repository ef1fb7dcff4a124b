extension TextCommands {
  /// Selects a piece of the text.
  func select(_ piece: Range<Int>?, in text: inout EditedText) -> TextOutcome {
    guard let piece, !piece.isEmpty else { return .refused(.message(.editNothingSelected)) }
    text.select(piece)
    return saySelection(text)
  }

  /// Selects the first occurrence of words, or the text from them to the next occurrence of other words if a last piece is named
  /// too.
  func select(_ words: String, in text: inout EditedText) -> TextOutcome {
    let patterns = locale.wording.alternatives("select.range")
    let spans = (patterns.own + patterns.english).flatMap { NamedPieces.pairs(in: words, by: $0, "{first}", "{last}") }
    for (first, last) in spans {
      guard let start = SoughtPiece(first).ranges(in: text.text).first,
        let end = SoughtPiece(last).ranges(in: text.text).first(where: { $0.lowerBound >= start.upperBound })
      else { continue }
      return select(start.lowerBound..<end.upperBound, in: &text)
    }
    guard let piece = SoughtPiece(words).ranges(in: text.text).first else {
      return .refused(.message(.editNotThere(text: .text(.told(words)))))
    }
    return select(piece, in: &text)
  }

  /// Copies the selected text, or otherwise all of it.
  func copy(_ text: EditedText) -> TextOutcome {
    let piece = text.selection.map { String(text.units[$0]) } ?? text.text
    if piece.isEmpty { return .refused(.message(.clipboardNothingToCopy)) }
    var outcome = TextOutcome.said(.change, .message(.clipboardCopied(text: .text(.told(piece)))))
    outcome.copied = piece
    return outcome
  }

  /// Removes the selected text, and keeps it for "paste".
  func cut(_ text: inout EditedText) -> TextOutcome {
    guard let selection = text.selection else { return .refused(.message(.editNothingSelected)) }
    let piece = String(text.units[selection])
    guard text.replace(selection, with: "") else { return full }
    var outcome = TextOutcome.said(.change, .message(.editCut(text: .text(.told(piece)))))
    outcome.copied = piece
    return outcome
  }

  /// Inserts the copied text, replacing the selected text.
  func paste(into text: inout EditedText) -> TextOutcome {
    guard let pasted else { return .refused(.message(.clipboardNothingToPaste)) }
    let piece = takesLines ? pasted : Self.onOneLine(pasted)
    guard put(piece, into: &text) else { return full }
    return .said(.change, .message(.editPasted(text: .text(.told(piece)))))
  }

  /// Inserts a text at the cursor, replacing the selected text.
  func insert(_ piece: String, into text: inout EditedText) -> TextOutcome {
    guard put(spaced(piece, in: text), into: &text) else { return full }
    return .said(.change, .message(.editInserted(text: .text(.told(piece)))))
  }

  /// Deletes the word at the cursor, together with a space beside it.
  func deleteWord(in text: inout EditedText) -> TextOutcome {
    guard let word = word(in: text) else { return .refused(.message(.textEnd)) }
    let piece = String(text.units[word])
    var range = word
    if let after = text.units.character(at: word.upperBound), text.units[after] == " " {
      range = word.lowerBound..<after.upperBound
    } else if let before = text.units.character(before: word.lowerBound), text.units[before] == " " {
      range = before.lowerBound..<word.upperBound
    }
    guard text.replace(range, with: "") else { return full }
    return .said(.change, .message(.editDeleted(text: .text(.told(piece)))))
  }

  /// Deletes all of the text.
  func clear(_ text: inout EditedText) -> TextOutcome {
    let all = text.text
    guard text.replace(0..<all.utf8.count, with: "") else { return full }
    return .said(.change, .message(.editDeleted(text: .text(.told(all)))))
  }

  /// Returns a text with its line breaks replaced by spaces.
  static func onOneLine(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: " ")
  }

  private func put(_ piece: String, into text: inout EditedText) -> Bool {
    text.replace(text.selection ?? text.cursor..<text.cursor, with: piece)
  }

  /// Returns a text with spaces added where it would run together with the letters around it.
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
