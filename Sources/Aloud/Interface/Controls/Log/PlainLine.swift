/// A line of a program's output, which becomes a line of a log as it is.
public struct PlainLine: Sendable, Equatable {
  /// The text, without a line end.
  public var text: String
  /// The kind of the message that the line belongs to or begins.
  public var kind = LogKind.named("")
  /// The level of the heading that the line is, from 1; nil if it is none.
  public var headingLevel: Int?
  /// The lines of a file that the heading stands for, which are said; nil if there are none.
  public var lines: Range<Int>?
  /// The file that the line and those after it are about; nil if it is that of the line before.
  public var file: String?

  /// Creates a line of ordinary output.
  public init(_ text: String) { self.text = text }

  /// True if a message begins with the line: a problem, a heading, and what is about another file.
  var beginsMessage: Bool { kind == .error || kind == .warning || headingLevel != nil || file != nil }
  var part: LogPart { headingLevel.map { .heading(text, level: $0, lines: lines) } ?? .line(text) }
}

struct PlainLines: Sendable, Equatable {
  /// The most lines and the most bytes of a message. The next line begins another one, so that the oldest can be removed.
  private static let (lineLimit, byteLimit) = (512, 1 << 16)

  private(set) var parts = GrowingList<LogPart>()
  private var byteCount = 0

  var isFull: Bool { parts.count >= Self.lineLimit || byteCount >= Self.byteLimit }

  mutating func append(_ line: PlainLine) {
    parts.append(line.part)
    byteCount += line.text.utf8.count
  }
}
