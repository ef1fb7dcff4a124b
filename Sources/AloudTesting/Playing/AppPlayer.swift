public import Aloud

/// Says lines to an app, as a user does, and gives what is printed: a test of an app without a built program.
///
///     var player = try AppPlayer(Notes())
///     try player.expect(
///       """
///       > delete buy paper
///       Delete Buy paper? Say "delete Buy paper" to do it, or "keep".
///       """)
///
/// There is one clock, which stands still but for ``pass(milliseconds:)``, and an outside that answers from values.
public struct AppPlayer<Played: App>: Sendable {
  /// The session that is played: its state, its settings, its locale.
  public private(set) var session: Session<Played>
  /// What the app meets outside; it may be changed between lines.
  public var outside: PlayedOutside
  /// What is printed before the first line, a line feed between two lines.
  public private(set) var opening = ""
  /// What has been announced in answer to the last line, reply or time that passed.
  public private(set) var announcements: [Announcement] = []

  /// The local date and time that is taken for now unless a test says another: Friday 20 November 2026, half past three.
  public static var usualNow: DateTime { DateTime(day: Day(20_777), hour: 15, minute: 30) }

  /// Starts an app. `files` are those of ``Aloud/LocaleFiles/bundled`` unless the app has messages of its own; `change` makes
  /// other settings of the usual ones.
  ///
  /// - Throws: what can't be read in `files`, or ``UnansweredCommand``.
  public init(
    _ app: Played, locale: String = "en", now: DateTime = Self.usualNow, outside: PlayedOutside = PlayedOutside(),
    files: LocaleFiles = .bundled, settings change: (inout Settings) -> Void = { _ in }
  ) throws {
    var settings = Settings(locale: locale)
    change(&settings)
    var session = try Session(app, settings: settings, files: files)
    session.now = now
    self.init(session, outside: outside)
    try start()
  }

  /// A session that has not started.
  package init(_ session: Session<Played>, outside: PlayedOutside = PlayedOutside()) {
    (self.session, self.outside) = (session, outside)
  }

  /// Starts the session.
  package mutating func start() throws {
    try follow(session.start())
    opening = takePrinted()
  }

  /// The local date and time.
  public var now: DateTime {
    get { session.now }
    set { session.now = newValue }
  }

  /// Whether the app has ended.
  public private(set) var isOver = false

  /// Says lines, and gives what is printed in answer, without the lines.
  @discardableResult
  public mutating func say(_ lines: String...) throws -> [String] {
    announcements = []
    for line in lines { try follow(session.take(Line(line))) }
    return printedLines()
  }

  /// Says lines, and gives them with their answers, as a transcript has them: each after "> ", a line feed between two lines.
  @discardableResult
  public mutating func transcript(_ lines: String...) throws -> String { try transcript(of: lines) }

  /// Takes a line as it was recognised or typed ahead, and gives what is printed.
  @discardableResult
  public mutating func take(_ line: Line) throws -> [String] { try answer { $0.take(line) } }

  /// Lets so many milliseconds pass, with whatever they bring, and gives what is printed, a line feed between two lines.
  @discardableResult
  public mutating func pass(milliseconds: Int) throws -> String {
    announcements = []
    let end = outside.waits.milliseconds + milliseconds
    while let id = outside.waits.next(until: end) { try follow(session.receive(.elapsed(id))) }
    return takePrinted()
  }

  /// Lets the next thing that is waited for come; false where nothing is.
  package mutating func passNextWait() throws -> Bool {
    announcements = []
    guard let id = outside.waits.next(until: .max) else { return false }
    try follow(session.receive(.elapsed(id)))
    return true
  }

  /// Lets so many seconds pass.
  @discardableResult
  public mutating func pass(seconds: Int) throws -> String { try pass(milliseconds: seconds * 1_000) }

  /// Takes what a recogniser has heard, and gives what is printed.
  @discardableResult
  package mutating func hear(_ recognition: Recognition) throws -> [String] { try answer { $0.take(recognition) } }

  /// Takes what comes from outside by itself, and gives what is printed.
  @discardableResult
  package mutating func receive(_ reply: Reply) throws -> [String] { try answer { $0.receive(reply) } }

  /// Takes a line that can't be taken, and gives what is printed.
  @discardableResult
  package mutating func reject(_ error: LineError) throws -> [String] { try answer { $0.reject(error) } }

  /// Ends the input, as where a pipe is at its end, and gives what is printed.
  @discardableResult
  public mutating func end() throws -> [String] { try answer { $0.end() } }

  /// Says the lines of a transcript that begin with "> ", and compares what is printed with the others. Where it begins with
  /// other lines, they are the ``opening``.
  ///
  /// - Throws: ``TranscriptMismatch``, which tells in words where it is different, by the lines of the test's own file.
  public mutating func expect(_ transcript: String, file: String = #fileID, line: Int = #line) throws {
    let expected = TextLines.split(transcript)
    let isFromTheStart = expected.first.map { Transcript.input($0) == nil } ?? false
    let played = try self.transcript(of: expected.compactMap(Transcript.input))
    let got = TextLines.split(isFromTheStart ? opening + "\n" + played : played)
    // The text of a literal of several lines begins on the line after its quotes.
    let difference = TranscriptDifference(file: file, expected: expected, got: got, firstLine: line + 1)
    if !difference.isEmpty { throw TranscriptMismatch(difference: difference) }
  }

  /// Lets something happen to the session, and gives what is printed.
  private mutating func answer(_ happening: (inout Session<Played>) -> Response) throws -> [String] {
    announcements = []
    try follow(happening(&session))
    return printedLines()
  }

  private mutating func transcript(of lines: [String]) throws -> String {
    announcements = []
    for line in lines {
      printed.append("> " + line)
      try follow(session.take(Line(line)))
    }
    return takePrinted()
  }

  /// What has been printed and not been given yet.
  private var printed: [String] = []

  /// Takes in what the session gives, with what the outside answers to it.
  private mutating func follow(_ response: Response) throws {
    announcements += response.announcements
    printed += response.announcements.map { session.renderer.printed($0) }
    if response.isOver { isOver = true }
    for request in response.requests where !isOver {
      for reply in try outside.replies(to: request) { try follow(session.receive(reply)) }
    }
  }

  private mutating func printedLines() -> [String] {
    defer { printed = [] }
    return printed
  }

  private mutating func takePrinted() -> String { printedLines().joined(separator: "\n") }
}

/// A transcript that is not what an app says.
public struct TranscriptMismatch: Error, CustomStringConvertible {
  /// Where the two differ.
  public var difference: TranscriptDifference

  /// In words: `-` before what was expected, `+` before what was said.
  public var description: String { difference.description }
}
