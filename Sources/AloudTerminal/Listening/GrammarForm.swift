public import Aloud
internal import AloudSystem
internal import Glibc

/// A format in which a grammar is written.
public enum GrammarForm: String, Sendable, CaseIterable {
  /// The Java Speech Grammar Format.
  case jsgf
  /// Vosk's JSON list of phrases.
  case vosk

  init(ofFile path: String) { self = path.hasSuffix(".json") ? .vosk : .jsgf }

  /// Returns the text of a grammar. `takesFreeText` says whether other words than the grammar's can be said too.
  public func text(_ grammar: SpokenGrammar, generation: Int, takesFreeText: Bool) -> String {
    switch self {
    case .jsgf: JSGF.text(grammar, generation: generation, takesFreeText: takesFreeText)
    case .vosk: VoskPhrases.text(grammar)
    }
  }
}

/// Computes what can be said to an app after some lines, without running commands.
public struct GrammarReading<A: App> {
  private var session: Session<A>
  private let folder: DataFolder

  /// Creates a reading of a session that has not begun. The app's files are in `dataFolder`, and `now` is the local date and time.
  public init(_ session: Session<A>, dataFolder: String, now: DateTime) {
    self.session = session
    self.session.now = now
    folder = DataFolder(path: dataFolder)
  }

  /// Returns the text of the grammar after these lines, as if they had been spoken.
  public mutating func text(after lines: [String], as form: GrammarForm) -> String {
    follow(session.start())
    for line in lines { follow(session.take(Line(line, isRecognised: true))) }
    guard let grammar = session.renewGrammar() else { return "" }
    return form.text(grammar, generation: session.grammarGeneration, takesFreeText: session.takesFreeText)
  }

  private mutating func follow(_ response: Response) {
    for case .load(let id) in response.requests { follow(session.receive(.loaded(id, folder.load(id.name)))) }
  }
}

/// Writes and announces the grammar of what can be said, each time that it changes. The file is replaced as a whole or not at all.
struct GrammarPublisher {
  let path: String
  private let ownFolder: String?
  private let descriptor: Int32?
  private var waiting: String?

  init?(_ options: ListeningOptions) {
    guard options.wantsGrammar else { return nil }
    descriptor = options.grammarDescriptor
    if let file = options.grammarFile {
      (path, ownFolder) = (file, nil)
      SafeFile.removeLeftovers(beside: file)
      return
    }
    guard let folder = try? SystemFolder.temporary(in: "/tmp", named: "aloud-grammar") else { return nil }
    (path, ownFolder) = (folder + "/grammar.jsgf", folder)
  }

  mutating func publish(_ grammar: SpokenGrammar, generation: Int, takesFreeText: Bool) -> FileError? {
    let text = GrammarForm(ofFile: path).text(grammar, generation: generation, takesFreeText: takesFreeText)
    if let error = SafeFile.replace(path, with: Array(text.utf8)) { return error }
    let announcement: [(String, JSONValue)] = [
      ("generation", .number(generation)), ("grammar", .string(path)), ("language", .string(grammar.language)),
      ("freeText", .bool(takesFreeText)),
    ]
    waiting = JSONValue.object(announcement).text + "\n"
    announce()
    return nil
  }

  /// Does nothing if the descriptor is not ready: a reader that sleeps never blocks the program.
  mutating func announce() {
    guard let descriptor, let line = waiting else { return }
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&entry, 1, 0) > 0, entry.revents & Int16(POLLOUT) != 0 else { return }
    waiting = nil
    let bytes = Array(line.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  func end() {
    guard let ownFolder else { return }
    unlink(path)
    rmdir(ownFolder)
  }
}
