package import Aloud
public import AloudTerminal
public import ArgumentParser

/// The options of everything that runs a session: an option group for commands that have options of their own.
public struct SessionOptions: ParsableArguments {
  /// Which language, and a translator's files.
  @OptionGroup public var locales: LocaleOptions
  @Option(help: Words.argument("option.now")) var now: FixedTime?
  @Option(help: Words.argument("option.speech")) var speech: SpeechOption?
  // Those of settings are texts, so that they are read, and refused, as they are in a file and in the environment; each
  // type of option more would take half as long to make ready as a word to say.
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

  /// None given.
  public init() {}

  /// Refuses values that a setting can't have, in the words of its file.
  public mutating func validate() throws {
    for (name, text) in settingTexts where SettingChange(name, text) == nil {
      let error = SettingsError.Kind.badValue(name, text).message(at: "--" + name.rawValue)
      throw ValidationError(Words.usual?.text(error) ?? text)
    }
    if let width, width < 10 { throw ValidationError(Words.help("error.width", ["least": 10])) }
    _ = try brailleOptions()
  }

  /// What these options set; what is not given is left to the other sources of settings. Where speech goes is decided apart.
  var changes: [SettingChange] {
    settingTexts.compactMap { SettingChange($0, $1) } + (locales.calendar.map { [.calendar($0.calendar)] } ?? [])
  }

  /// The local date and time of a session with these options.
  package var moment: DateTime { now?.moment ?? LocalClock.now }

  /// Where changes of settings are kept.
  package var settingsFile: SettingsFile { OutsideSettings.usual.file }

  /// Whether what is written is for people to read.
  var isText: Bool { format == .text }

  /// Whether programs are to read what is written.
  package var isJSON: Bool { format == .json }

  private var settingTexts: [(SettingName, String)] {
    let texts: KeyValuePairs<SettingName, String?> = [
      // Without a name it is as if it were not given.
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

  /// How the loop meets the outside, with the app's files in the data folder of that name.
  public func loopOptions(folder: String) -> LoopOptions {
    var options = LoopOptions(dataFolder: data ?? DataFolderPath.usual(folder))
    // The palette is one for all apps of the user, but what is tried out elsewhere changes nothing of theirs.
    options.paletteFolder = data ?? DataFolderPath.usual(DataFolderPath.shared)
    options.format = format
    // What is not allowed was refused before.
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
  /// How braille is written, as the options say. They are texts, as those of settings are.
  ///
  /// - Throws: `ValidationError`, with what is allowed.
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
    throw ValidationError(Words.usual?.text(error) ?? text)
  }
}

/// Where what is copied goes.
enum ClipboardOption: String, ExpressibleByArgument, CaseIterable {
  /// Nowhere but to "paste" in the same session.
  case session
  /// To the terminal's clipboard too.
  case terminal
}
