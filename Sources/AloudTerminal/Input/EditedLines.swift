internal import Aloud
internal import Glibc

/// The lines that are edited by Aloud key by key. It takes bytes, and gives lines, the text to display, and what is said.
struct EditedLines: Sendable {
  enum Event: Equatable, Sendable {
    case said(SaidOfEditing)
    case reading(Reading)
    case interrupt
  }

  private var decoder = KeyDecoder()
  private var editor = LineEditor()
  private var display = LineDisplay()
  private let bindings: KeyBindings
  /// Positions among all bytes typed: the start of the line, the end of what was typed ahead, and the end of what was received.
  private var lineStart = 0, typedAheadEnd = 0, received = 0
  private var hasEnded = false

  init(_ bindings: KeyBindings) { self.bindings = bindings }

  // MARK: - Bytes

  mutating func fill(from source: inout LineSource) {
    guard let bytes = source.take() else { return hasEnded = true }
    take(bytes)
  }

  mutating func take(_ bytes: [UInt8]) {
    decoder.take(bytes)
    received += bytes.count
  }

  /// Marks all that has been typed so far as typed ahead: it can't be an answer to the question that is asked now (ASK-2).
  mutating func markTypedAhead(_ source: inout LineSource) {
    while !hasEnded, source.isReadable { fill(from: &source) }
    tcflush(source.descriptor, TCIFLUSH)
    typedAheadEnd = received
    // What was taken over from the terminal is not among the bytes that are counted.
    if hasBegun { lineStart = -1 }
  }

  // MARK: - Lines

  mutating func begin(isSecret: Bool, keyEcho: KeyEcho) {
    editor.begin(isSecret: isSecret)
    editor.keyEcho = keyEcho
  }

  /// Takes over a line that the terminal has displayed. `marks` are what it displays for the keys after that line.
  mutating func begin(with text: String, showing marks: String, columns: Int, isTypedAhead: Bool) {
    editor.begin(with: text)
    lineStart = isTypedAhead ? -1 : typedAheadEnd
    display.begin(showing: editor.isSecret ? [] : Array(text + marks), columns: columns)
  }

  mutating func keep(_ line: String) { editor.keep(line) }

  var hasBegun: Bool { !editor.line.isEmpty }

  var hasMore: Bool { !decoder.isEmpty }

  /// Returns nil if more bytes must come. `single` returns the line that a single key stands for.
  mutating func next(completions: (String) -> [String], single: (Character) -> String?) -> Event? {
    while let key = decoder.next() ?? decoder.endBurst() {
      defer { markStart() }
      let outcome: LineEditor.Outcome
      switch key {
      case .text(let text):
        if !editor.isPasting, !hasBegun, let one = text.first, text.count == 1, let line = single(one) {
          outcome = editor.accept(line)
          shownLine = Array(line)
        } else {
          outcome = editor.type(text)
        }
      case .unreadable: outcome = editor.takeUnreadable()
      case .pasteStart:
        editor.beginPaste()
        continue
      case .pasteEnd: outcome = editor.endPaste()
      case .sequence(let bytes) where editor.isPasting:
        keepShownLine()
        outcome = editor.takePasted(control: bytes)
      case .sequence(let bytes):
        guard let function = bindings.function(of: bytes) else { return .said(.nothing) }
        let isCompleting = function == .complete || function == .completeBackward
        if function == .acceptLine { keepShownLine() }
        outcome = editor.perform(function, completions: isCompleting ? completions(editor.line.text) : [])
      }
      return event(outcome)
    }
    return hasEnded ? .reading(.end) : nil
  }

  private mutating func event(_ outcome: LineEditor.Outcome) -> Event {
    switch outcome {
    case .said(let said): .said(said)
    case .line(let text): .reading(.line(text, isTypedAhead: lineStart < typedAheadEnd))
    case .error(let error): .reading(.error(error))
    case .endOfInput: .reading(.end)
    case .interrupt: .interrupt
    }
  }

  /// Moves the start of the line to the last point at which the line was empty. Pasted text belongs to the whole paste.
  private mutating func markStart() { if !hasBegun, !decoder.isPasting { lineStart = decoder.takenCount } }

  // MARK: - The terminal

  private var shownLine: [Character]?

  private mutating func keepShownLine() { shownLine = editor.line.characters }

  mutating func showPrompt(width: Int = LineDisplay.promptWidth, columns: Int) {
    display.begin(after: width, columns: columns)
  }

  mutating func show(columns: Int) -> String {
    editor.isSecret ? "" : display.show(editor.line.characters, cursor: editor.line.cursor, columns: columns)
  }

  mutating func showFinished(columns: Int) -> String {
    let line = editor.isSecret ? [] : shownLine ?? []
    shownLine = nil
    return display.show(line, cursor: line.count, columns: columns) + display.leave()
  }

  mutating func leave() -> String { display.leave() }
}
