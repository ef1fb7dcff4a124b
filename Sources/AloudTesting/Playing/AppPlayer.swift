public import Aloud

/// Says lines to an app as a user does, and returns the printed text, to test an app without a built program.
///
/// The clock stands still except during ``pass(milliseconds:)``, and values in ``outside`` stand for the system.
public struct AppPlayer<Played: App>: Sendable {
  /// The session that is played, with its state, settings and locale.
  public private(set) var session: Session<Played>
  /// The simulated system. It may be changed between lines.
  public var outside: PlayedOutside
  /// The text printed before the first line, with a line feed between lines.
  public private(set) var opening = ""
  /// The announcements in answer to the last line, reply or passing of time.
  public private(set) var announcements: [Announcement] = []
  package private(set) var requests: [Request] = []
  /// The printed text of that answer, an announcement each, and the lines of a transcript.
  package private(set) var printed: [String] = []

  /// The default local date and time: Friday 20 November 2026, half past three in the afternoon.
  public static var usualNow: DateTime { DateTime(day: Day(20_777), hour: 15, minute: 30) }

  /// Starts an app. Pass `files` if the app has messages of its own; `change` modifies the default settings.
  ///
  /// - Throws: An error if `files` can't be read, or ``UnansweredCommand``.
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

  /// The session must not have started.
  package init(_ session: Session<Played>, outside: PlayedOutside = PlayedOutside()) {
    (self.session, self.outside) = (session, outside)
  }

  package mutating func start() throws { opening = try answer { $0.start() }.joined(separator: "\n") }

  /// The local date and time.
  public var now: DateTime {
    get { session.now }
    set { session.now = newValue }
  }

  /// A Boolean value that indicates whether the app has ended.
  public private(set) var isOver = false

  /// Says lines, and returns the text printed in answer, without the lines.
  @discardableResult
  public mutating func say(_ lines: String...) throws -> [String] {
    forgetAnswer()
    for line in lines { try follow(session.take(Line(line))) }
    return printed
  }

  /// Says lines, and returns a transcript with each line after "> " followed by its answer, and a line feed between lines.
  @discardableResult
  public mutating func transcript(_ lines: String...) throws -> String { try transcript(of: lines) }

  /// Takes a recognised or typed-ahead line, and returns the printed text.
  @discardableResult
  public mutating func take(_ line: Line) throws -> [String] { try answer { $0.take(line) } }

  /// Lets `milliseconds` pass, including any waits that end, and returns the printed text, with a line feed between lines.
  @discardableResult
  public mutating func pass(milliseconds: Int) throws -> String {
    forgetAnswer()
    let end = outside.waits.milliseconds + milliseconds
    while let id = outside.waits.next(until: end) { try follow(session.receive(.elapsed(id))) }
    return printed.joined(separator: "\n")
  }

  /// Returns `false` if no wait is left.
  package mutating func passNextWait() throws -> Bool {
    forgetAnswer()
    guard let end = outside.waits.nextEnd, let id = outside.waits.next(until: end) else { return false }
    try follow(session.receive(.elapsed(id)))
    return true
  }

  /// Lets `seconds` pass.
  @discardableResult
  public mutating func pass(seconds: Int) throws -> String { try pass(milliseconds: seconds * 1_000) }

  @discardableResult
  package mutating func hear(_ recognition: Recognition) throws -> [String] { try answer { $0.take(recognition) } }

  /// Takes a reply that was not requested.
  @discardableResult
  package mutating func receive(_ reply: Reply) throws -> [String] { try answer { $0.receive(reply) } }

  @discardableResult
  package mutating func reject(_ error: LineError) throws -> [String] { try answer { $0.reject(error) } }

  /// Ends the input, as at the end of a pipe, and returns the printed text.
  @discardableResult
  public mutating func end() throws -> [String] { try answer { $0.end() } }

  /// Says the lines of a transcript that begin with "> ", and compares the printed text with the other lines. Lines before the
  /// first "> " are compared with the ``opening``.
  ///
  /// - Throws: ``TranscriptMismatch``, whose description shows the difference with line numbers of the test's own file.
  public mutating func expect(_ transcript: String, file: String = #fileID, line: Int = #line) throws {
    let expected = TextLines.split(transcript)
    let isFromTheStart = expected.first.map { Transcript.input($0) == nil } ?? false
    let played = try self.transcript(of: expected.compactMap(Transcript.input))
    let got = TextLines.split(isFromTheStart ? opening + "\n" + played : played)
    // A multiline string literal begins on the line after its opening quotes.
    let difference = TranscriptDifference(file: file, expected: expected, got: got, firstLine: line + 1)
    if !difference.isEmpty { throw TranscriptMismatch(difference: difference) }
  }

  private mutating func answer(_ happening: (inout Session<Played>) -> Response) throws -> [String] {
    forgetAnswer()
    try follow(happening(&session))
    return printed
  }

  private mutating func transcript(of lines: [String]) throws -> String {
    forgetAnswer()
    for line in lines {
      printed.append("> " + line)
      try follow(session.take(Line(line)))
    }
    return printed.joined(separator: "\n")
  }

  private mutating func forgetAnswer() { (announcements, requests, printed) = ([], [], []) }

  /// Includes the simulated system's replies to the response.
  private mutating func follow(_ response: Response) throws {
    announcements += response.announcements
    printed += response.announcements.map { session.renderer.printed($0) }
    if response.isOver { isOver = true }
    for request in response.requests {
      requests.append(request)
      guard !isOver else { continue }
      for reply in try outside.replies(to: request) { try follow(session.receive(reply)) }
    }
  }
}

/// The error that is thrown when a transcript differs from an app's output.
public struct TranscriptMismatch: Error, CustomStringConvertible {
  /// The difference between the two.
  public var difference: TranscriptDifference

  /// The difference in text, with `-` before expected lines and `+` before actual lines.
  public var description: String { difference.description }
}
