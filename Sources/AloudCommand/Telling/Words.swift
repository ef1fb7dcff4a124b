import Aloud
import AloudTerminal
import ArgumentParser

/// What the command says outside a session: its help, and problems on standard error. In the locale's words, like all else.
struct Words {
  let locale: LoadedLocale
  /// Where the locale has its words from.
  let files: LocaleFiles

  init(_ locale: LoadedLocale, files: LocaleFiles) {
    self.locale = locale
    self.files = files
  }

  /// The sentence of a key.
  func text(_ key: String, _ arguments: Message.Arguments = [:]) -> String {
    text(Message(key, arguments))
  }

  /// The sentence of a message.
  func text(_ message: Message) -> String { text(.message(message)) }

  /// Whose words these are, and by whose table dates are told.
  var tables: (words: LocaleTable, dates: LocaleTable) { (locale.table, locale.dates) }

  /// Prints an answer on standard output; ends with its exit code where that is not possible.
  func print(_ line: String) throws {
    guard let problem = StandardOutput.writeLine(line) else { return }
    if problem == .failed { StandardError.writeLine(text("output.failed")) }
    throw ExitCode(Ending.outputLost(problem).exitCode)
  }

  /// The words of the environment's locale; English where its table can't be read.
  static let usual: Words? = {
    let files = LocaleOverrides.usual.files
    let name = OutsideSettings.usual.locale ?? EnvironmentLocale.name(files: files) ?? "en"
    return ((try? LoadedLocale(name, files: files)) ?? (try? LoadedLocale("en"))).map { Words($0, files: files) }
  }()

  /// A sentence of the command's help, or about its arguments.
  static func help(_ key: String, _ arguments: Message.Arguments = [:]) -> String {
    usual?.text("command.help.\(key)", arguments) ?? key
  }

  /// The help of an argument.
  static func argument(_ key: String) -> ArgumentHelp { ArgumentHelp(help(key)) }

  /// The help of the option that sets a setting, with its values.
  static func setting(_ name: SettingName) -> ArgumentHelp {
    let values = name.words.joined(separator: "|")
    return ArgumentHelp(help("option.\(name.key)"), valueName: values.isEmpty ? nil : values)
  }

  /// The sentence of a text.
  func text(_ text: LocalizedText) -> String { locale.wording.text(text) }

  /// The languages that there are words in, by their own names; those for testers where one is used.
  var languages: [Language] {
    files.tags(in: "wording").filter { $0 == locale.tag || !LoadedLocale.isForTesters($0) }
      .map { Language(tag: $0, name: LoadedLocale.ownName(of: $0, files: files) ?? $0) }
  }
}
