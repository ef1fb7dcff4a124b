internal import Aloud

/// The editor of a line, independent of any terminal. It takes keys, and gives the text, the cursor, and what is said for each.
struct LineEditor: Sendable {
  enum Outcome: Equatable, Sendable {
    case said(SaidOfEditing)
    case line(String)
    /// The line is finished, but can't be accepted.
    case error(LineError)
    case endOfInput
    /// Ctrl-C was pressed at an empty line.
    case interrupt
  }

  private(set) var line = LineText()
  var keyEcho = KeyEcho.characters
  /// A secret line must not be displayed, read out or kept.
  private(set) var isSecret = false

  private var history = LineHistory()
  private var kills = KillRing()
  private var changes = LineChanges()
  private var completion: CompletionCycle?
  /// Nil after typing.
  private var lastFunction: EditingFunction?
  private var error: LineError?
  private var pasteStart: Int?

  var isPasting: Bool { pasteStart != nil }

  mutating func begin(isSecret: Bool) {
    if isSecret != self.isSecret { startAnew() }
    self.isSecret = isSecret
  }

  mutating func begin(with text: String) { line.insert(text) }

  mutating func keep(_ line: String) { if !isSecret { history.keep(line) } }

  // MARK: - Typing

  mutating func type(_ text: String) -> Outcome {
    completion = nil
    if lastFunction != nil { changes.keep(line) }
    lastFunction = nil
    let text = text.contains("\t") ? String(text.map { $0 == "\t" ? " " : $0 }) : text
    guard line.byteCount + text.utf8.count <= LineReader.limit else {
      error = .tooLong
      return .said(.nothing)
    }
    line.insert(text)
    return .said(isPasting ? .nothing : echo(of: text))
  }

  mutating func takeUnreadable() -> Outcome {
    if isPasting { error = error ?? .notUTF8 }
    return .said(isPasting ? .nothing : .unreadable)
  }

  mutating func beginPaste() {
    changes.keep(line)
    pasteStart = line.cursor
  }

  mutating func endPaste() -> Outcome {
    guard let start = pasteStart else { return .said(.nothing) }
    pasteStart = nil
    // The text that remains is the last line of the paste.
    guard line.cursor > start else { return .said(.nothing) }
    return .said(.pasted(read(start..<line.cursor)))
  }

  /// A line end finishes the line, and a tab becomes a space. Any other makes the line unacceptable, as on a pipe.
  mutating func takePasted(control bytes: [UInt8]) -> Outcome {
    switch bytes {
    case [0x0A], [0x0D]:
      let outcome = accept()
      pasteStart = 0
      return outcome
    case [0x09]: return type(" ")
    default:
      error = error ?? .controlCharacters
      return .said(.nothing)
    }
  }

  private func echo(of text: String) -> SaidOfEditing {
    guard line.cursor > 0 else { return .nothing }
    let letters: SaidOfEditing =
      text.count == 1 ? read(line.cursor - 1..<line.cursor) : isSecret ? .characters(text.count) : .text(text)
    guard keyEcho == .words || keyEcho == .both else { return keyEcho == .none ? .nothing : letters }
    guard let word = finishedWord else { return keyEcho == .both ? letters : .nothing }
    return keyEcho == .both ? .both(word, letters) : word
  }

  private var finishedWord: SaidOfEditing? {
    let end = line.cursor - 1
    guard !isSecret, end > 0, !LineText.isOfWord(line.characters[end]), LineText.isOfWord(line.characters[end - 1])
    else { return nil }
    return .text(line.text(in: line.wordStart..<end))
  }

  // MARK: - Keys

  mutating func perform(_ function: EditingFunction, completions: [String] = []) -> Outcome {
    let before = lastFunction
    lastFunction = function
    if function != .complete, function != .completeBackward { completion = nil }
    switch function {
    case .acceptLine: return accept()
    case .endOfFile: return line.isEmpty && error == nil ? .endOfInput : .said(delete(forward: line.cursor + 1))
    case .interrupt: return interrupt()
    case .complete, .completeBackward: return .said(complete(completions, isBackward: function == .completeBackward))
    case .beginningOfLine: return .said(move(to: 0))
    case .endOfLine: return .said(move(to: line.characters.count))
    case .forwardCharacter: return .said(line.current == nil ? .end : move(to: line.cursor + 1))
    case .backwardCharacter: return .said(line.cursor == 0 ? .beginning : move(to: line.cursor - 1))
    case .forwardWord: return .said(moveOver(line.cursor..<line.wordEnd, to: line.wordEnd))
    case .backwardWord: return .said(moveOver(line.wordStart..<line.cursor, to: line.wordStart))
    case .deleteCharacter: return .said(delete(forward: line.cursor + 1))
    case .backwardDeleteCharacter: return .said(delete(backward: line.cursor - 1))
    case .killLine: return .said(kill(forward: line.characters.count, after: before))
    case .lineDiscard: return .said(kill(backward: 0, after: before))
    case .killWholeLine: return .said(kill(0..<line.characters.count, isBefore: false, after: before) ?? .emptyLine)
    case .killWord: return .said(kill(forward: line.wordEnd, after: before))
    case .backwardKillWord: return .said(kill(backward: line.wordStart, after: before))
    case .wordRubout: return .said(kill(backward: line.spacedStart, after: before))
    case .yank: return .said(yank())
    case .yankPop: return .said(before == .yank || before == .yankPop ? yankPop() : .nothing)
    case .transposeCharacters: return .said(transpose())
    case .upcaseWord: return .said(recase { $0.uppercased() })
    case .downcaseWord: return .said(recase { $0.lowercased() })
    case .capitalizeWord: return .said(recase { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() })
    case .undo: return .said(restore(changes.last()))
    case .revertLine: return .said(restore(changes.first()))
    case .previousLine: return .said(bring(.previous, else: .noEarlierLine))
    case .nextLine: return .said(bring(.next, else: .noLaterLine))
    case .firstLine: return .said(bring(.first, else: .noEarlierLine))
    case .lastLine: return .said(bring(.last, else: .noLaterLine))
    case .sayLine: return .said(all)
    }
  }

  /// Finishes the line with other text: the line that a single key stands for.
  mutating func accept(_ text: String) -> Outcome {
    line = LineText(text)
    return accept()
  }

  private mutating func accept() -> Outcome {
    let text = line.text
    let error = error
    if error == nil { keep(text) }
    startAnew()
    return error.map { .error($0) } ?? .line(text)
  }

  private mutating func interrupt() -> Outcome {
    guard !line.isEmpty || error != nil else { return .interrupt }
    if !isSecret { kills.keep(line.text, isBefore: false, belongsToLast: false) }
    history.leave()
    startAnew()
    return .said(.cleared)
  }

  private mutating func startAnew() {
    line = LineText()
    changes = LineChanges()
    (completion, lastFunction, error) = (nil, nil, nil)
    if isPasting { pasteStart = 0 }
  }

  // MARK: - Moving

  private mutating func move(to place: Int) -> SaidOfEditing {
    if line.isEmpty { return .emptyLine }
    line.move(to: place)
    return atCursor
  }

  private mutating func moveOver(_ range: Range<Int>, to place: Int) -> SaidOfEditing {
    if line.isEmpty { return .emptyLine }
    if range.isEmpty { return place == 0 ? .beginning : .end }
    line.move(to: place)
    return read(range)
  }

  private var atCursor: SaidOfEditing { line.current == nil ? .end : read(line.cursor..<line.cursor + 1) }

  private func read(_ range: Range<Int>) -> SaidOfEditing {
    if isSecret { return range.count == 1 ? .character("*") : .characters(range.count) }
    if range.count == 1 { return .character(line.characters[range.lowerBound]) }
    return range.count > Self.mostRead ? .characters(range.count) : .text(line.text(in: range))
  }

  /// In characters. For a longer text, the length is said.
  private static let mostRead = 500

  private var all: SaidOfEditing { line.isEmpty ? .emptyLine : read(0..<line.characters.count) }

  // MARK: - Taking out and putting in

  private mutating func delete(forward end: Int) -> SaidOfEditing {
    end > line.characters.count ? (line.isEmpty ? .emptyLine : .end) : remove(line.cursor..<end)
  }

  private mutating func delete(backward start: Int) -> SaidOfEditing {
    start < 0 ? (line.isEmpty ? .emptyLine : .beginning) : remove(start..<line.cursor)
  }

  private mutating func remove(_ range: Range<Int>) -> SaidOfEditing {
    changes.keep(line)
    let said = SaidOfEditing.gone(read(range))
    line.remove(range)
    // An emptied line is no longer too long.
    if line.isEmpty { error = nil }
    return said
  }

  private mutating func kill(forward end: Int, after last: EditingFunction?) -> SaidOfEditing {
    kill(line.cursor..<end, isBefore: false, after: last) ?? (line.isEmpty ? .emptyLine : .end)
  }

  private mutating func kill(backward start: Int, after last: EditingFunction?) -> SaidOfEditing {
    kill(start..<line.cursor, isBefore: true, after: last) ?? (line.isEmpty ? .emptyLine : .beginning)
  }

  private mutating func kill(_ range: Range<Int>, isBefore: Bool, after last: EditingFunction?) -> SaidOfEditing? {
    if range.isEmpty { return nil }
    if !isSecret { kills.keep(line.text(in: range), isBefore: isBefore, belongsToLast: last.map(Self.kills) ?? false) }
    return remove(range)
  }

  /// Text that such a function cuts is joined to the text that the next one cuts.
  private static func kills(_ function: EditingFunction) -> Bool {
    [.killLine, .lineDiscard, .killWholeLine, .killWord, .backwardKillWord, .wordRubout].contains(function)
  }

  private mutating func yank() -> SaidOfEditing {
    guard let piece = kills.piece, line.byteCount + piece.utf8.count <= LineReader.limit else { return .nothing }
    changes.keep(line)
    let start = line.cursor
    line.insert(piece)
    return line.cursor > start ? read(start..<line.cursor) : atCursor
  }

  private mutating func yankPop() -> SaidOfEditing {
    _ = restore(changes.last())
    kills.turn()
    return yank()
  }

  // MARK: - Changing

  private mutating func transpose() -> SaidOfEditing {
    // At the end of the line, the last two characters are swapped.
    let end = min(line.cursor + 1, line.characters.count)
    guard end >= 2 else { return line.isEmpty ? .emptyLine : .beginning }
    changes.keep(line)
    let swapped = String([line.characters[end - 1], line.characters[end - 2]])
    line.replace(end - 2..<end, with: swapped)
    return isSecret ? .characters(2) : .text(swapped)
  }

  private mutating func recase(_ change: (String) -> String) -> SaidOfEditing {
    let range = line.cursor..<line.wordEnd
    if range.isEmpty { return line.isEmpty ? .emptyLine : .end }
    changes.keep(line)
    line.replace(range, with: change(line.text(in: range)))
    return read(range.lowerBound..<line.cursor)
  }

  private mutating func restore(_ earlier: LineText?) -> SaidOfEditing {
    guard let earlier else { return .nothing }
    line = earlier
    return all
  }

  // MARK: - Other lines

  private mutating func bring(_ step: LineHistory.Step, else none: SaidOfEditing) -> SaidOfEditing {
    guard !isSecret, let text = history.take(step, leaving: line.text) else { return none }
    line = LineText(text)
    return all
  }

  private mutating func complete(_ completions: [String], isBackward: Bool) -> SaidOfEditing {
    if isSecret { return .noCompletion }
    var cycle = completion ?? CompletionCycle(of: line.text, completions)
    let step = cycle.step(isBackward: isBackward)
    completion = cycle
    guard let text = step.text else { return step.said }
    changes.keep(line)
    line = LineText(text)
    return step.said
  }
}
