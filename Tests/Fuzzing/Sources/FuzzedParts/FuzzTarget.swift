internal import Glibc
internal import Synchronization

/// What bytes are given to.
public enum FuzzTarget: String, Sendable, CaseIterable {
  /// Lines to an app that has every control, layer and picker.
  case session
  /// Lines, and what comes by itself, to an app that the laws are held against: only what was meant.
  case laws
  /// Lines to what a host shows, with its messages between them.
  case host
  /// What is read from files.
  case document, po, table, settings, palette, transcript
  /// A phrase that is to mean a value.
  case understand
  /// What a recogniser prints, what a terminal answers, and what somebody types there.
  case recogniser, terminal, keys

  /// The one that is named by the environment.
  public static let current = getenv("ALOUD_FUZZED").flatMap { FuzzTarget(rawValue: String(cString: $0)) } ?? .session

  /// Gives it bytes, and throws what is wrong in what comes of them.
  public func check(_ bytes: [UInt8]) throws {
    Self.inputs.add(1, ordering: .relaxed)
    switch self {
    case .session: try SessionCheck.check(bytes)
    case .laws: try LedgerCheck.check(bytes)
    case .host: try HostCheck.check(bytes)
    case .document: try DocumentCheck.check(bytes)
    case .po: try LocaleCheck.checkTexts(bytes)
    case .table: try LocaleCheck.checkTable(bytes)
    case .settings: try FileCheck.checkSettings(bytes)
    case .palette: try FileCheck.checkPalette(bytes)
    case .transcript: try FileCheck.checkTranscript(bytes)
    case .understand: try PhraseCheck.check(bytes)
    case .recogniser: try StreamCheck.checkRecogniser(bytes)
    case .terminal: try StreamCheck.checkTerminal(bytes)
    case .keys: try KeyCheck.check(bytes)
    }
  }

  private static let inputs = Atomic(0)
  private static let lines = Atomic(0)

  /// How many inputs were given to something.
  public static var inputCount: Int { inputs.load(ordering: .relaxed) }

  /// How many lines were given to something.
  public static var lineCount: Int { lines.load(ordering: .relaxed) }

  /// Counts a line that was given to something.
  static func countLine() { lines.add(1, ordering: .relaxed) }

  /// Says how much was given to this one.
  public func tellFigures() {
    Self.tell("\(self): \(Self.inputCount) inputs, \(Self.lineCount) lines")
  }

  /// Says a line where libFuzzer says its own.
  public static func tell(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    write(2, bytes, bytes.count)
  }
}

/// Something that must never be.
struct Finding: Error, CustomStringConvertible {
  let description: String

  /// A finding, with the lines that led there.
  init(_ what: String, after lines: [String] = []) {
    description = what + lines.map { "\n> \($0.debugDescription)" }.joined()
  }
}
