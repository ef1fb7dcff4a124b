public import Aloud

/// What an app meets outside, as values: nothing is read, written, run or waited for.
public struct PlayedOutside: Sendable {
  /// The files of the app's data folder by name. What the app saves is found here when it is loaded again.
  public var files: [String: FileResult]
  /// What each command gives, by its arguments; the lines of its output are told one by one where the app wants them so.
  public var commands: [[String]: CommandResult]
  /// What any other command gives; nil where a test has to say it.
  package var otherwise: (@Sendable (Invocation) -> CommandResult)?
  /// Whether files are being loaded, and have not come.
  package var isLoading = false
  /// The files that have not come.
  package private(set) var awaited: [ID] = []
  /// The names of the voices that read a language, by its BCP 47 tag.
  public var voices: [String: [String]]
  /// The color of each picture, wherever it is asked for, by the picture's path.
  public var pictures: [String: Color] = [:]
  /// The terminal's colors; none where there is no terminal.
  public var terminalColors: [Color] = []
  /// The saved palette.
  public var palette: [Color] = []
  /// Why saving fails; nil where it succeeds.
  public var saveError: FileError?
  /// What was given to be saved, in order, whether or not that succeeded.
  public private(set) var saved: [(name: String, contents: String)] = []
  /// The settings that were kept for the next run, as a file has them.
  public private(set) var kept = SettingsText()
  /// The text that was copied last.
  public private(set) var copied: String?
  /// The commands that were run, in order.
  public private(set) var invocations: [Invocation] = []
  /// The lines that the app's program was told, in order; it answers each at once, and with nothing.
  public private(set) var told: [String] = []
  /// The waits that have not passed.
  public package(set) var waits = PassingTime()

  /// An outside with these files, commands and voices, and nothing else.
  public init(
    files: [String: FileResult] = [:], commands: [[String]: CommandResult] = [:], voices: [String: [String]] = [:]
  ) {
    self.files = files
    self.commands = commands
    self.voices = voices
  }

  /// What comes back at once for what a session asks for, in order.
  ///
  /// - Throws: ``UnansweredCommand`` where it runs a command that ``commands`` has nothing for.
  mutating func replies(to request: Request) throws(UnansweredCommand) -> [Reply] {
    switch request {
    case .load(let id):
      if isLoading { awaited.append(id) } else { return [.loaded(id, files[id.name] ?? .missing)] }
    case .save(let id, let contents):
      saved.append((id.name, contents))
      if saveError == nil { files[id.name] = .contents(contents) }
      return [.saved(id, error: saveError)]
    case .run(let id, let invocation):
      invocations.append(invocation)
      let arguments = invocation.arguments
      guard let result = commands[arguments] ?? otherwise?(invocation) else {
        throw UnansweredCommand(arguments: arguments)
      }
      return told(result, of: id, invocation)
    // What was run has ended already.
    case .stop: break
    case .tell(let id, let line):
      told.append(line)
      return [.finished(id, .exited(status: 0, output: ""))]
    case .colors(let request): return [.colors(answer(to: request))]
    case .voices(let language): return [.voices(voices[language] ?? [])]
    case .findVoice(let name): return [.voice(name, isThere: voices.values.contains { $0.contains(name) })]
    // Nobody looks for any.
    case .remarks: return [.remarks([])]
    case .keep(let name, let value): kept.set(name, to: value)
    case .forgetSettings: kept.removeSettings()
    case .copy(let text): copied = text
    // Nothing is heard, so nothing is cut off.
    case .resumeSpeech: break
    // Nobody is elsewhere.
    case .signal: break
    case .wait(let id, let milliseconds): waits.wait(id, milliseconds: milliseconds)
    }
    return []
  }

  /// What comes of a command; where its lines are told, they come first, and the result without them.
  private func told(_ result: CommandResult, of id: ID, _ invocation: Invocation) -> [Reply] {
    guard invocation.tellsLines else { return [.finished(id, result)] }
    let lines = (0..<result.output.count).map { Reply.printed(id, result.output[$0]) }
    return lines + [.finished(id, result.withoutOutput)]
  }

  private mutating func answer(to request: ColorRequest) -> ColorAnswer {
    switch request {
    case .pixel(let path, _, _): return pictures[path].map { .pixel($0) } ?? .failed(.noFile(path: path))
    case .terminal: return terminalColors.isEmpty ? .failed(.noTerminal) : .terminal(terminalColors)
    case .palette: break
    case .keep(let color): if !palette.contains(color) { palette.append(color) }
    case .forget(let color):
      guard palette.contains(color) else { return .failed(.paletteLacks(color)) }
      palette.removeAll { $0 == color }
    }
    return .palette(palette)
  }
}

/// A command that an app ran in a test which does not say what it gives.
public struct UnansweredCommand: Error, Equatable, CustomStringConvertible {
  /// The command's arguments, the program first.
  public var arguments: [String]

  /// What was run, and what to write.
  public var description: String {
    "The app ran “\(ArgumentWords.joined(arguments))”, and the test has no result for it. "
      + "Give one: outside.commands[\(arguments)] = .exited(status: 0, output: …)."
  }
}

extension CommandResult {
  /// The same of a command whose lines were told before.
  fileprivate var withoutOutput: CommandResult {
    switch self {
    case .exited(let status, _, let error): .exited(status: status, output: "", error: error)
    case .notStarted: .notStarted
    case .tooManyFiles: .tooManyFiles
    case .tooManyPrograms: .tooManyPrograms
    case .tooLittleMemory: .tooLittleMemory
    case .timedOut: .timedOut()
    case .stopped: .stopped()
    case .tooMuchOutput: .tooMuchOutput()
    case .notText: .notText()
    }
  }
}

/// The waits that an app has asked for, and a clock that goes only as far as a test lets it.
public struct PassingTime: Sendable {
  /// How far the clock has gone.
  public private(set) var milliseconds = 0
  private var waits: [(id: ID, due: Int)] = []

  /// How many waits have not passed.
  public var count: Int { waits.count }
  /// Whether all have.
  public var isEmpty: Bool { waits.isEmpty }

  /// What is waited for.
  package var names: Set<String> { Set(waits.map(\.id.name)) }

  /// Begins a wait.
  mutating func wait(_ id: ID, milliseconds length: Int) { waits.append((id, milliseconds + length)) }

  /// Takes out the next wait that is over by a millisecond, at which the clock then is; nil, and the clock there, where
  /// there is none.
  mutating func next(until end: Int) -> ID? {
    let due = waits.indices.filter { waits[$0].due <= end }.min { waits[$0].due < waits[$1].due }
    milliseconds = due.map { waits[$0].due } ?? end
    return due.map { waits.remove(at: $0).id }
  }
}
