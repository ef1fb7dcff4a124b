public import Aloud

/// A simulated system made of values: nothing is read, written, run or waited for.
public struct PlayedOutside: Sendable {
  /// The files in the app's data folder by name. A file that the app saves is found here when it is loaded again.
  public var files: [String: FileResult]
  /// The results of commands, by their arguments. If the app asks for single lines, the output is sent line by line.
  public var commands: [[String]: CommandResult]
  /// The results of all other commands, or `nil` if a test must provide each result.
  package var otherwise: (@Sendable (Invocation) -> CommandResult)?
  private var isSilent = false
  /// The names of voices by language, as BCP 47 tags.
  public var voices: [String: [String]]
  /// The colors of pictures by path, the same for every pixel.
  public var pictures: [String: Color] = [:]
  /// The terminal's colors; empty without a terminal.
  public var terminalColors: [Color] = []
  /// The saved palette.
  public var palette: [Color] = []
  /// The error of saving, or `nil` if saving succeeds.
  public var saveError: FileError?
  /// The contents given to be saved, in order, whether or not saving succeeded.
  public private(set) var saved: [(name: String, contents: String)] = []
  /// The settings kept for the next run, in the form of a settings file.
  public private(set) var kept = SettingsText()
  /// The text copied last.
  public private(set) var copied: String?
  /// The commands run, in order.
  public private(set) var invocations: [Invocation] = []
  /// The lines sent to the app's program, in order. Each is answered at once with empty output.
  public private(set) var told: [String] = []
  /// The waits that have not ended.
  public package(set) var waits = PassingTime()

  /// Creates a simulated system with only these files, commands and voices.
  public init(
    files: [String: FileResult] = [:], commands: [[String]: CommandResult] = [:], voices: [String: [String]] = [:]
  ) {
    (self.files, self.commands, self.voices) = (files, commands, voices)
  }

  /// A system that answers nothing, for a test that gives each reply.
  package static var silent: PlayedOutside {
    var outside = PlayedOutside()
    outside.isSilent = true
    return outside
  }

  /// - Throws: ``UnansweredCommand`` if the session runs a command without a result in ``commands``.
  mutating func replies(to request: Request) throws(UnansweredCommand) -> [Reply] {
    if isSilent { return [] }
    switch request {
    case .load(let id): return [.loaded(id, files[id.name] ?? .missing)]
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
    // Every command has already ended.
    case .stop: break
    case .tell(let id, let line):
      told.append(line)
      return [.finished(id, .exited(status: 0, output: ""))]
    case .colors(let request): return [.colors(answer(to: request))]
    case .voices(let language): return [.voices(voices[language] ?? [])]
    case .findVoice(let name): return [.voice(name, isThere: voices.values.contains { $0.contains(name) })]
    // No remarks are looked for.
    case .remarks: return [.remarks([])]
    case .keep(let name, let value): kept.set(name, to: value)
    case .forgetSettings: kept.removeSettings()
    case .copy(let text): copied = text
    // Nothing is spoken, so nothing is interrupted.
    case .resumeSpeech: break
    // Nobody is away to be signalled.
    case .signal: break
    case .wait(let id, let milliseconds): waits.wait(id, milliseconds: milliseconds)
    }
    return []
  }

  /// If lines are sent one by one, they precede a result without output.
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

/// The error that is thrown when an app runs a command for which a test has no result.
public struct UnansweredCommand: Error, Equatable, CustomStringConvertible {
  /// The command's arguments, beginning with the program.
  public var arguments: [String]

  /// A message that names the command and shows how to provide a result.
  public var description: String {
    "The app ran “\(ArgumentWords.joined(arguments))”, and the test has no result for it. "
      + "Give one: outside.commands[\(arguments)] = .exited(status: 0, output: …)."
  }
}

extension CommandResult {
  fileprivate var withoutOutput: CommandResult {
    switch self {
    case .exited(let status, _, let error): .exited(status: status, output: "", error: error)
    case .notStarted, .tooManyFiles, .tooManyPrograms, .tooLittleMemory: self
    case .timedOut: .timedOut()
    case .stopped: .stopped()
    case .tooMuchOutput: .tooMuchOutput()
    case .notText: .notText()
    }
  }
}

/// The waits that an app has asked for, with a clock that advances only as far as a test lets it.
public struct PassingTime: Sendable {
  /// The time passed in milliseconds.
  public private(set) var milliseconds = 0
  private var waits: [(id: ID, due: Int)] = []

  /// The number of waits that have not ended.
  public var count: Int { waits.count }

  package var names: Set<String> { Set(waits.map(\.id.name)) }

  mutating func wait(_ id: ID, milliseconds length: Int) { waits.append((id, milliseconds + length)) }

  /// The time at which the next wait ends, in milliseconds; `nil` when none is left.
  var nextEnd: Int? { waits.map(\.due).min() }

  /// Removes the next wait that ends by `end` milliseconds, and advances the clock to its end, or else to `end`.
  mutating func next(until end: Int) -> ID? {
    let due = waits.indices.filter { waits[$0].due <= end }.min { waits[$0].due < waits[$1].due }
    milliseconds = due.map { waits[$0].due } ?? end
    return due.map { waits.remove(at: $0).id }
  }
}
