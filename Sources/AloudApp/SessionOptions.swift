package import Aloud
package import AloudPrompts
public import AloudTerminal
public import ArgumentParser

/// The options of every command that runs a session: an option group for commands with options of their own.
public struct SessionOptions: ParsableArguments {
  /// The options for the language and a translator's files.
  @OptionGroup public var locales: LocaleOptions
  @Option(
    help: "The date and time that count as now, such as 2026-11-20T15:30:00. The clock then moves one second a line.")
  var now: FixedTime?
  @Option(
    help: "Where speech goes: on, off, device, speechd, a .wav, .pcm or .raw file or pipe, fd:3, or \"|command\".")
  var speech: SpeechOption?
  // The values of settings are strings, so that they are parsed and refused in the same way as in a file and in the environment.
  // Each additional type of option would take half as long to prepare as a word takes to say.
  @Option(help: .setting(.voice, "The voice, by the synthesiser's name for it."), completion: .voices) var voice:
    String?
  @Option(help: .setting(.rate, "The speed of speech in words a minute, from 80 to 450.")) var rate: String?
  @Option(help: .setting(.pitch, "The pitch of the voice, from 0 to 100.")) var pitch: String?
  @Option(help: .setting(.volume, "The volume of the voice, from 0 to 200; 100 is normal.")) var volume: String?
  @Option(help: .setting(.punctuation, "Which punctuation is spoken by name."), completion: .values(of: .punctuation))
  var punctuation: String?
  @Option(
    help: .setting(.capitals, "How capitals are told from small letters: not at all, by a word, or by pitch."),
    completion: .values(of: .capitals)) var capitals: String?
  @Flag(inversion: .prefixedNo, help: "Play a short sound when something opens, is selected, fails or is asked.")
  var sounds: Bool?
  @Option(help: .setting(.keyEcho, "What is spoken while you type."), completion: .values(of: .keyEcho)) var keyEcho:
    String?
  @Flag(inversion: .prefixedNo, help: "Let a single key choose an item by its number.") var singleKeys: Bool?
  @Option(
    help: .setting(.messages, "How new messages in a log are read: by sentences, whole, or only announced."),
    completion: .values(of: .messages)) var messages: String?
  @Option(help: .setting(.askAgain, "After how many seconds an open question is repeated, from 0 (never) to 3600."))
  var askAgain: String?
  @Option(
    help: .setting(.doneSignal, "How the terminal signals that work is done."), completion: .values(of: .doneSignal))
  var doneSignal: String?
  @Option(help: .setting(.verbosity, "How much is said."), completion: .values(of: .verbosity)) var verbosity: String?
  @Flag(inversion: .prefixedNo, help: "Say hints.") var hints: Bool?
  @Flag(help: "Print each line of input before its answer, as in a transcript.") var echo = false
  @Option(help: "The form of announcements: text, JSON objects or lines of braille; brf is pages for an embosser.")
  var format = OutputFormat.text
  @Option(help: "The number of cells on a line of braille. Otherwise 40.") var cells: String?
  @Option(help: "The liblouis table for braille, or none for plain text. Otherwise that of the locale.")
  var brailleTable: String?
  @Option(help: "The number of lines on a page for an embosser. Otherwise 25.") var lines: String?
  @Option(
    help: "Where a page for an embosser has its number: on its last line, on its first, or nowhere.",
    completion: .list(BraillePageNumbers.allCases.map(\.rawValue)))
  var pageNumbers: String?
  @Option(
    help: "How a page for an embosser ends: with a form feed, or with blank lines.",
    completion: .list(BraillePageEnd.allCases.map(\.rawValue)))
  var pageEnd: String?
  @Option(help: "The number of columns on a line. Otherwise that of the terminal.") var width: Int?
  @Option(help: "The folder for the app's files.", completion: .directory) var data: String?
  @Option(
    help: .setting(.textSize, "The text size: with larger text, lines are broken and fewer items are read at a time."),
    completion: .values(of: .textSize)) var textSize: String?
  @Flag(inversion: .prefixedNo, help: "Announce progress only at milestones.") var reduceMotion: Bool?
  @Flag(inversion: .prefixedNo, help: "Increase the contrast of colors.") var increaseContrast: Bool?
  @Option(
    help: .setting(.direction, "The reading direction. Otherwise that of the language."),
    completion: .values(of: .direction)) var direction: String?
  @Flag(name: .customLong("visual-order"), help: "Reorder right-to-left text, for a terminal that does not do so.")
  var visualOrder = false
  @Option(
    help:
      "Where copied text goes: to \"paste\" alone, or to the terminal's clipboard too (OSC 52), which is never read.")
  var clipboard = ClipboardOption.session
  @Flag(help: "Take the lines of input as those of a speech recogniser.") var recognised = false
  @Option(help: "The speech recogniser to listen to: a command that prints each line that it hears.") var listen:
    String?
  @Option(
    help: "A file that always holds what can be said: JSGF, or Vosk's list if its name ends in .json.",
    completion: .file()) var grammar: String?
  @Option(help: "The descriptor on which each new grammar is announced, as a JSON object a line.") var grammarFd: Int32?
  @Flag(help: "Listen while Aloud speaks, for headsets and wherever the microphone does not hear its voice.")
  var bargeIn = false

  package static let discussion = """
    Changes in Settings are kept in ~/.config/aloud/settings, or in the folder given with --data. The environment can set \
    each setting too, such as ALOUD_RATE=200 or ALOUD_TEXT_SIZE=AX1. Options come before both.
    """

  /// Creates options of which none is given.
  public init() {}

  /// Refuses values that a setting can't have, with the same message as for the settings file.
  public mutating func validate() throws {
    for (name, text) in settingTexts where SettingChange(name, text) == nil {
      let error = SettingsError.Kind.badValue(name, text).message(at: "--" + name.rawValue)
      throw ValidationError(Words.forAuthors?.text(error) ?? text)
    }
    if let width, width < 10 { throw ValidationError("The width must be at least 10 columns.") }
    _ = try brailleOptions()
  }

  /// The settings that the options change. Options that are not given leave settings to the other sources. The target of speech is
  /// decided separately.
  var changes: [SettingChange] {
    settingTexts.compactMap { SettingChange($0, $1) } + (locales.calendar.map { [.calendar($0.calendar)] } ?? [])
  }

  package var moment: DateTime { now?.moment ?? LocalClock.now }
  package var settingsFile: SettingsFile { OutsideSettings.usual.file }
  package var isJSON: Bool { format == .json }

  package mutating func leaveOutHints() { hints = false }

  package mutating func leaveOutHint(of prompt: inout Prompt, knownTo memory: inout RunMemory) {
    if !memory.isNew("", of: "hint.\(prompt.hintKey)") { leaveOutHints() }
    if case .confirmation = prompt.kind { return }
    if case .message = prompt.kind { return }
    prompt.tellsLeaving = memory.isNew(prompt.wordForLeaving ?? "", of: "leaving")
  }

  private var settingTexts: [(SettingName, String)] {
    let texts: KeyValuePairs<SettingName, String?> = [
      // A locale without a name counts as not given.
      .locale: locales.locale == "" ? nil : locales.locale, .voice: voice, .rate: rate, .pitch: pitch, .volume: volume,
      .punctuation: punctuation, .capitals: capitals, .sounds: text(sounds), .keyEcho: keyEcho,
      .singleKeys: text(singleKeys), .messages: messages, .askAgain: askAgain, .doneSignal: doneSignal,
      .verbosity: verbosity, .hints: text(hints), .textSize: textSize, .reduceMotion: text(reduceMotion),
      .increaseContrast: text(increaseContrast), .direction: direction,
    ]
    return texts.compactMap { name, text in text.map { (name, $0) } }
  }

  private func text(_ flag: Bool?) -> String? { flag.map { $0 ? "on" : "off" } }

  /// Returns the options of the loop, with the app's files in the data folder with this name.
  public func loopOptions(folder: String) -> LoopOptions {
    var options = LoopOptions(dataFolder: data ?? UserFolder.data(folder))
    // All apps of the user share a palette, but a trial with `--data` must not change it.
    options.paletteFolder = data ?? UserFolder.data()
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
    throw ValidationError("\(option) takes a whole number from \(allowed.lowerBound) to \(allowed.upperBound).")
  }

  private func word<Value: CaseIterable & RawRepresentable<String>>(_ text: String) throws -> Value {
    if let value = Value(rawValue: text) { return value }
    throw ValidationError.unknownWord(text, of: Value.allCases.map(\.rawValue))
  }
}

enum ClipboardOption: String, ExpressibleByArgument, CaseIterable {
  case session
  case terminal
}
