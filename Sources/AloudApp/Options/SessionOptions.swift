package import Aloud
package import AloudPrompts
public import AloudTerminal
public import ArgumentParser

/// The options of every command that runs a session: an option group for commands with options of their own.
public struct SessionOptions: ParsableArguments {
  /// The options for the language and a translator's files.
  @OptionGroup public var locales: LocaleOptions
  @Option(help: Words.argument("option.now")) var now: FixedTime?
  @Option(help: Words.argument("option.speech")) var speech: SpeechOption?
  // The values of settings are strings, so that they are parsed and refused in the same way as in a file and in the environment.
  // Each additional type of option would take half as long to prepare as a word takes to say.
  @Option(help: Words.setting(.voice), completion: .voices) var voice: String?
  @Option(help: Words.setting(.rate)) var rate: String?
  @Option(help: Words.setting(.pitch)) var pitch: String?
  @Option(help: Words.setting(.volume)) var volume: String?
  @Option(help: Words.setting(.punctuation), completion: .values(of: .punctuation)) var punctuation: String?
  @Option(help: Words.setting(.capitals), completion: .values(of: .capitals)) var capitals: String?
  @Flag(inversion: .prefixedNo, help: Words.argument("option.sounds")) var sounds: Bool?
  @Option(help: Words.setting(.keyEcho), completion: .values(of: .keyEcho)) var keyEcho: String?
  @Flag(inversion: .prefixedNo, help: Words.argument("option.singleKeys")) var singleKeys: Bool?
  @Option(help: Words.setting(.messages), completion: .values(of: .messages)) var messages: String?
  @Option(help: Words.setting(.askAgain)) var askAgain: String?
  @Option(help: Words.setting(.doneSignal), completion: .values(of: .doneSignal)) var doneSignal: String?
  @Option(help: Words.setting(.verbosity), completion: .values(of: .verbosity)) var verbosity: String?
  @Flag(inversion: .prefixedNo, help: Words.argument("option.hints")) var hints: Bool?
  @Flag(help: Words.argument("option.echo")) var echo = false
  @Option(help: Words.argument("option.format")) var format = OutputFormat.text
  @Option(help: Words.argument("option.cells")) var cells: String?
  @Option(help: Words.argument("option.brailleTable")) var brailleTable: String?
  @Option(help: Words.argument("option.lines")) var lines: String?
  @Option(help: Words.argument("option.pageNumbers"), completion: .list(BraillePageNumbers.allCases.map(\.rawValue)))
  var pageNumbers: String?
  @Option(help: Words.argument("option.pageEnd"), completion: .list(BraillePageEnd.allCases.map(\.rawValue)))
  var pageEnd: String?
  @Option(help: Words.argument("option.width")) var width: Int?
  @Option(help: Words.argument("option.data"), completion: .directory) var data: String?
  @Option(help: Words.setting(.textSize), completion: .values(of: .textSize)) var textSize: String?
  @Flag(inversion: .prefixedNo, help: Words.argument("option.reduceMotion")) var reduceMotion: Bool?
  @Flag(inversion: .prefixedNo, help: Words.argument("option.increaseContrast")) var increaseContrast: Bool?
  @Option(help: Words.setting(.direction), completion: .values(of: .direction)) var direction: String?
  @Flag(name: .customLong("visual-order"), help: Words.argument("option.visualOrder")) var visualOrder = false
  @Option(help: Words.argument("option.clipboard")) var clipboard = ClipboardOption.session
  @Flag(help: Words.argument("option.recognised")) var recognised = false
  @Option(help: Words.argument("option.listen")) var listen: String?
  @Option(help: Words.argument("option.grammar"), completion: .file()) var grammar: String?
  @Option(help: Words.argument("option.grammarFd")) var grammarFd: Int32?
  @Flag(help: Words.argument("option.bargeIn")) var bargeIn = false

  /// Creates options of which none is given.
  public init() {}

  /// Refuses values that a setting can't have, with the same message as for the settings file.
  public mutating func validate() throws {
    for (name, text) in settingTexts where SettingChange(name, text) == nil {
      let error = SettingsError.Kind.badValue(name, text).message(at: "--" + name.rawValue)
      throw ValidationError(Words.forAuthors?.text(error) ?? text)
    }
    if let width, width < 10 { throw ValidationError(Words.help("error.width", ["least": 10])) }
    _ = try brailleOptions()
  }

  /// The settings that the options change. Options that are not given leave settings to the other sources. The target of speech is
  /// decided separately.
  var changes: [SettingChange] {
    settingTexts.compactMap { SettingChange($0, $1) } + (locales.calendar.map { [.calendar($0.calendar)] } ?? [])
  }

  /// The local date and time of a session with these options.
  package var moment: DateTime { now?.moment ?? LocalClock.now }

  /// The file in which changes of settings are saved.
  package var settingsFile: SettingsFile { OutsideSettings.usual.file }

  /// A Boolean value that indicates whether the output is text for people.
  var isText: Bool { format == .text }

  /// A Boolean value that indicates whether the output is JSON for programs.
  package var isJSON: Bool { format == .json }

  /// Leaves hints out of this session, whatever the settings say.
  package mutating func leaveOutHints() { hints = false }

  /// Leaves out the hint how to answer a prompt, if the run has given it before.
  package mutating func leaveOutHint(of prompt: Prompt, knownTo memory: inout RunMemory) {
    if !memory.isNew("", of: "hint.\(prompt.hintKey)") { leaveOutHints() }
  }

  private var settingTexts: [(SettingName, String)] {
    let texts: KeyValuePairs<SettingName, String?> = [
      // A locale without a name counts as not given.
      .locale: locales.locale == "" ? nil : locales.locale, .voice: voice, .rate: rate, .pitch: pitch, .volume: volume,
      .punctuation: punctuation,
      .capitals: capitals, .sounds: text(sounds), .keyEcho: keyEcho, .singleKeys: text(singleKeys),
      .messages: messages, .askAgain: askAgain, .doneSignal: doneSignal, .verbosity: verbosity,
      .hints: text(hints),
      .textSize: textSize,
      .reduceMotion: text(reduceMotion), .increaseContrast: text(increaseContrast), .direction: direction,
    ]
    return texts.compactMap { name, text in text.map { (name, $0) } }
  }

  private func text(_ flag: Bool?) -> String? { flag.map { $0 ? "on" : "off" } }

  /// Returns the options of the loop, with the app's files in the data folder with this name.
  public func loopOptions(folder: String) -> LoopOptions {
    var options = LoopOptions(dataFolder: data ?? DataFolderPath.usual(folder))
    // All apps of the user share a palette, but a trial with `--data` must not change it.
    options.paletteFolder = data ?? DataFolderPath.usual(DataFolderPath.shared)
    options.format = format
    // Invalid values were refused before.
    options.braille = (try? brailleOptions()) ?? BrailleOptions()
    options.echo = echo
    options.width = width
    options.time = now == nil ? .real : .lines
    if let moment = now?.moment { options.clock = { moment } }
    options.isVisual = visualOrder
    options.copiesToTerminal = clipboard == .terminal
    options.isRecognised = recognised
    options.listening.command = listen
    options.listening.grammarFile = grammar
    options.listening.grammarDescriptor = grammarFd
    options.settingsFile = settingsFile
    return options
  }
}

extension SessionOptions {
  /// Returns the options for braille. Their values are strings, as those of settings are.
  ///
  /// - Throws: `ValidationError`, which says which values are allowed.
  func brailleOptions() throws -> BrailleOptions {
    var options = BrailleOptions()
    if let cells { options.cells = try number(cells, "--cells", BrailleOptions.possibleCells) }
    if let lines { options.lines = try number(lines, "--lines", BrailleOptions.possibleLines) }
    if let brailleTable { options.table = brailleTable == "none" ? .none : .named(brailleTable) }
    if let pageNumbers { options.pageNumbers = try word(pageNumbers) }
    if let pageEnd { options.pageEnd = try word(pageEnd) }
    return options
  }

  private func number(_ text: String, _ option: String, _ allowed: ClosedRange<Int>) throws -> Int {
    if let number = Int(text), allowed.contains(number) { return number }
    throw ValidationError(
      Words.help(
        "error.between",
        [
          "option": .text(.verbatim(option)), "least": .number(allowed.lowerBound), "most": .number(allowed.upperBound),
        ]))
  }

  private func word<Value: CaseIterable & RawRepresentable<String>>(_ text: String) throws -> Value {
    if let value = Value(rawValue: text) { return value }
    let allowed = Value.allCases.map { LocalizedText.verbatim($0.rawValue) }
    let error = Message.testBadWord(word: .text(.verbatim(text)), allowed: .list(allowed, .or))
    throw ValidationError(Words.forAuthors?.text(error) ?? text)
  }
}

/// A destination of copied text.
enum ClipboardOption: String, ExpressibleByArgument, CaseIterable {
  /// The session only, for "paste".
  case session
  /// The terminal's clipboard, and the session.
  case terminal
}
