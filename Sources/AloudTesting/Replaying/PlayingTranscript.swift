internal import Aloud

/// Plays a transcript's lines with an app as the program does on a pipe. The clock for waits advances one second with each line.
struct PlayingTranscript<A: App>: Sendable {
  private var session: Session<A>
  private var outside: PlayedOutside
  private var played = PlayedSession()
  private var isOver = false
  private var waits: [(id: ID, due: Int)] = []
  private var milliseconds = 0

  /// Starts a session.
  ///
  /// - Throws: ``NeedsProgram``.
  init(_ session: Session<A>, _ script: PlayedScript) throws {
    self.session = session
    outside = PlayedOutside(files: script.files)
    self.session.now = script.now
    try follow(self.session.start())
  }

  /// Plays the lines.
  ///
  /// - Throws: ``NeedsProgram``.
  mutating func play(_ script: PlayedScript) throws -> PlayedSession {
    var index = 0
    while !isOver, let line = script.line(index, played) {
      index += 1
      if script.looksAround, !line.allSatisfy(\.isNumber) { played.turns[played.turns.count - 1].around = around }
      milliseconds += 1_000
      while let id = takeDue() { try follow(session.receive(.elapsed(id))) }
      guard !isOver else { break }
      played.turns.append(PlayedTurn(line: line, isSecret: session.prompt == .secret))
      try follow(session.take(Line(line, isRecognised: script.isRecognised)))
    }
    if !isOver { try follow(session.end()) }
    return played
  }

  /// The names of all elements in the current place, and of the tabs.
  private var around: [LocalizedText] {
    var copy = session
    let read = copy.take(Line("read")).announcements
    return read.compactMap(\.name) + session.app.interface(for: session.state).tabs.map(\.title)
  }

  /// Removes and returns the next wait that is over. A wait ends with the first line typed after its time.
  private mutating func takeDue() -> ID? {
    guard let index = waits.indices.min(by: { waits[$0].due < waits[$1].due }), waits[index].due < milliseconds else {
      return nil
    }
    return waits.remove(at: index).id
  }

  private mutating func follow(_ response: Response) throws {
    if !response.announcements.isEmpty {
      let renderer = session.renderer
      played.turns[played.turns.count - 1].announcements += response.announcements.map { ($0, renderer) }
    }
    if response.isOver { isOver = true }
    for request in response.requests {
      switch request {
      case .wait(let id, let length): waits.append((id, milliseconds + length))
      case .run, .stop, .tell, .voices, .findVoice, .colors(.pixel), .remarks, .resumeSpeech: throw NeedsProgram()
      case .keep(let name, _):
        played.kept.append(name)
      case .load, .save, .colors, .forgetSettings, .copy, .signal:
        for reply in try outside.replies(to: request) { try follow(session.receive(reply)) }
      }
    }
  }
}
