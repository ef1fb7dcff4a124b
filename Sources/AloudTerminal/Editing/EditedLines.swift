internal import Aloud
internal import Glibc

/// Lines that are edited here, key by key: bytes in; lines, what is shown, and what is said out.
struct EditedLines: Sendable {
  /// What comes of the keys that have come.
  enum Event: Equatable, Sendable {
    case said(SaidOfEditing)
    case reading(Reading)
    case interrupt
  }

  private var decoder = KeyDecoder()
  private var editor = LineEditor()
  private var display = LineDisplay()
  private let bindings: KeyBindings
  /// Where in all that was typed the line begins, and the last mark of what was typed ahead stands.
  private var lineStart = 0, typedAheadEnd = 0, received = 0
  /// The input has ended.
  private var hasEnded = false

  /// Lines edited with these keys.
  init(_ bindings: KeyBindings) { self.bindings = bindings }

  /// Lines edited with the keys that a terminal and the user's inputrc have.
  init(_ modes: TerminalModes) {
    self.init(InputrcFile.bindings(over: modes.keys))
  }

  // MARK: - Bytes

  /// Takes what there is to read; waits for it where there is nothing yet.
  mutating func fill(from source: inout LineSource) {
    guard let bytes = source.take() else { return hasEnded = true }
    take(bytes)
  }

  /// Takes bytes as if they had been read.
  mutating func take(_ bytes: [UInt8]) {
    decoder.take(bytes)
    received += bytes.count
  }

  /// Marks all that has been typed so far as typed ahead: it can't be an answer to what is asked now (ASK-2).
  mutating func markTypedAhead(_ source: inout LineSource) {
    while !hasEnded, source.isReadable { fill(from: &source) }
    tcflush(source.descriptor, TCIFLUSH)
    typedAheadEnd = received
  }

  // MARK: - Lines

  /// Begins a line, or goes on with the one that is being typed.
  mutating func begin(isSecret: Bool, keyEcho: KeyEcho) {
    editor.begin(isSecret: isSecret)
    editor.keyEcho = keyEcho
  }

  /// Takes over a line that the terminal has shown, and what it shows of the keys after it.
  mutating func begin(with text: String, showing marks: String, columns: Int, isTypedAhead: Bool) {
    editor.begin(with: text)
    lineStart = isTypedAhead ? -1 : typedAheadEnd
    display.begin(showing: editor.isSecret ? [] : Array(text + marks), columns: columns)
  }

  /// Keeps a line that was typed elsewhere among the earlier ones.
  mutating func keep(_ line: String) { editor.keep(line) }

  /// Whether a line has been begun.
  var hasBegun: Bool { !editor.line.isEmpty }

  /// Whether more was typed than has been taken.
  var hasMore: Bool { !decoder.isEmpty }

  /// What comes next of what was typed; nil where more must come. `completions` gives the lines that go on from one, and
  /// `single` the line that one key stands for.
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

  /// What was typed before a line was empty last is no part of it; what is pasted belongs to the paste.
  private mutating func markStart() {
    if !hasBegun, !decoder.isPasting { lineStart = decoder.takenCount }
  }

  // MARK: - The terminal

  /// The line that was finished last, which is shown whole before it is left.
  private var shownLine: [Character]?

  private mutating func keepShownLine() { shownLine = editor.line.characters }

  /// A prompt has been written.
  mutating func showPrompt(columns: Int) { display.begin(columns: columns) }

  /// What shows the line as it stands.
  mutating func show(columns: Int) -> String {
    editor.isSecret
      ? "" : display.show(editor.line.characters, cursor: editor.line.cursor, columns: columns)
  }

  /// What shows the line that was finished, and leaves it.
  mutating func showFinished(columns: Int) -> String {
    let line = editor.isSecret ? [] : shownLine ?? []
    shownLine = nil
    return display.show(line, cursor: line.count, columns: columns) + display.leave()
  }

  /// What leaves the line as it is shown, so that something else can be written.
  mutating func leave() -> String { display.leave() }
}

/// The user's inputrc, where readline looks for it: `INPUTRC`, `~/.inputrc`, `/etc/inputrc`.
enum InputrcFile {
  /// How many bytes it may have.
  private static let limit = 1 << 18

  /// The usual keys, with those of the terminal, and with what the user has bound.
  static func bindings(over keys: [(key: UInt8, function: EditingFunction)]) -> KeyBindings {
    var bindings = KeyBindings()
    for (key, function) in keys { bindings.bind([key], to: function) }
    guard let bytes else { return bindings }
    let file = Inputrc(String(decoding: bytes, as: UTF8.self), terminal: EnvironmentVariable.value("TERM") ?? "")
    for (key, function) in file.bindings { bindings.bind(key, to: function) }
    return bindings
  }

  private static var bytes: [UInt8]? {
    let home = EnvironmentVariable.value("HOME").map { $0 + "/.inputrc" }
    let paths = [EnvironmentVariable.value("INPUTRC"), home, "/etc/inputrc"].compactMap(\.self)
    return paths.lazy.compactMap { try? WholeFile.ownBytes($0, limit: limit) }.first
  }
}
