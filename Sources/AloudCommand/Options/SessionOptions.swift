import Aloud
import AloudTerminal
import ArgumentParser

/// The options of everything that runs a session.
struct SessionOptions: ParsableArguments {
  @OptionGroup var locales: LocaleOptions
  @Option(help: Words.argument("option.now")) var now: FixedTime?
  @Option(help: Words.argument("option.speech")) var speech: SpeechOption?
  @Option(help: Words.argument("option.voice")) var voice: String?
  @Option(help: Words.argument("option.rate")) var rate: Int?
  @Option(help: Words.argument("option.verbosity")) var verbosity = Verbosity.medium
  @Flag(name: .customLong("no-hints"), help: Words.argument("option.noHints")) var noHints = false
  @Flag(help: Words.argument("option.echo")) var echo = false
  @Option(help: Words.argument("option.format")) var format = OutputFormat.text
  @Option(help: Words.argument("option.width")) var width: Int?
  @Option(help: Words.argument("option.data"), completion: .directory) var data: String?
  @Option(help: Words.argument("option.textSize")) var textSize = TextSize.large
  @Flag(help: Words.argument("option.reduceMotion")) var reduceMotion = false
  @Flag(help: Words.argument("option.increaseContrast")) var increaseContrast = false
  @Option(help: Words.argument("option.direction")) var direction: TextDirection?
  @Flag(name: .customLong("visual-order"), help: Words.argument("option.visualOrder")) var visualOrder = false
  @Option(help: Words.argument("option.clipboard")) var clipboard = ClipboardOption.session
  @Flag(help: Words.argument("option.recognised")) var recognised = false

  mutating func validate() throws {
    if let rate, !SpeechSettings.rateRange.contains(rate) {
      throw ValidationError(
        Words.help(
          "problem.rate",
          ["first": .number(SpeechSettings.rateRange.lowerBound), "last": .number(SpeechSettings.rateRange.upperBound)])
      )
    }
    if let width, width < 10 { throw ValidationError(Words.help("problem.width", ["least": 10])) }
  }

  /// The settings that a session starts with.
  var settings: Settings {
    var settings = Settings(locale: locales.localeName)
    settings.dateLocale = locales.dateLocale
    settings.calendar = locales.calendar?.calendar
    settings.verbosity = verbosity
    settings.hints = !noHints
    settings.textSize = textSize
    settings.reduceMotion = reduceMotion
    settings.increaseContrast = increaseContrast
    settings.direction = direction
    settings.speech.voice = voice
    if let rate { settings.speech.rate = rate }
    return settings
  }

  /// How the loop meets the outside.
  var loopOptions: LoopOptions {
    var options = LoopOptions(dataFolder: data ?? DataFolderPath.usual)
    options.format = format
    options.echo = echo
    options.width = width
    options.time = now == nil ? .real : .lines
    if let moment = now?.moment { options.clock = { moment } }
    options.isVisual = visualOrder
    options.copiesToTerminal = clipboard == .terminal
    options.isRecognised = recognised
    return options
  }
}
