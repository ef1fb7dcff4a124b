import Aloud
import AloudTerminal
import ArgumentParser

/// What the command says outside a session: its help, and problems on standard error. In the locale's words, like all else.
struct Words {
  private let locale: Locale

  init(_ locale: Locale) { self.locale = locale }

  /// The sentence of a key.
  func text(_ key: String, _ arguments: [String: Message.Argument] = [:]) -> String {
    text(Message(key, arguments))
  }

  /// The sentence of a message.
  func text(_ message: Message) -> String { locale.wording.text(.message(message)) }

  /// The words of the environment's locale; English where its table can't be read.
  static let usual: Words? = {
    let name = EnvironmentLocale.name() ?? "en"
    return ((try? Locale(name)) ?? (try? Locale("en"))).map(Words.init)
  }()

  /// A sentence of the command's help, or about its arguments.
  static func help(_ key: String, _ arguments: [String: Message.Argument] = [:]) -> String {
    usual?.text("command.help.\(key)", arguments) ?? key
  }

  /// The help of an argument.
  static func argument(_ key: String) -> ArgumentHelp { ArgumentHelp(help(key)) }

  /// The languages that there are words in, by their own names.
  static var languages: [Language] {
    Locale.bundledTags.compactMap { tag in Locale.ownName(of: tag).map { Language(tag: tag, name: $0) } }
  }
}
