public import Aloud
internal import AloudTerminal
package import ArgumentParser

/// The texts of a program outside a session, such as its help and errors on standard error, in the words of a locale.
public struct Words: Sendable {
  /// The locale.
  public let locale: LoadedLocale
  /// The files from which the locale's words come.
  public let files: LocaleFiles

  init(_ locale: LoadedLocale, files: LocaleFiles) {
    self.locale = locale
    self.files = files
  }

  /// The words in English, the language of everything that only authors read.
  package var english: Words {
    (try? LoadedLocale("en", files: files)).map { Words($0, files: files) } ?? self
  }

  /// Returns the sentence of a text.
  public func text(_ text: LocalizedText) -> String { locale.wording.text(text) }

  /// Returns the sentence of a key.
  package func text(_ key: String, _ arguments: Message.Arguments = [:]) -> String {
    text(Message(key, arguments))
  }

  /// Returns the sentence of a message.
  package func text(_ message: Message) -> String { text(.message(message)) }

  /// Prints an answer on standard output. Throws an exit code if that fails.
  package func print(_ line: String) throws {
    guard let error = StandardOutput.writeLine(line) else { return }
    if error == .failed { StandardError.writeLine(text(.outputFailed)) }
    throw ExitCode(Ending.outputLost(error).exitCode)
  }

  /// Returns the words with an app's texts added.
  package func adding(_ texts: AppTexts) -> Words {
    texts.isEmpty ? self : Words(locale, files: files.with(texts: texts))
  }

  /// Returns the words with an app's messages added, or unchanged if the messages can't be read.
  func adding(_ wording: [String: String]) -> Words {
    let files = files.adding(wording)
    guard !wording.isEmpty, let locale = try? LoadedLocale(locale.tag, files: files) else { return self }
    return Words(locale, files: files)
  }
}

extension LocaleFiles {
  /// Returns the files with an app's messages before those of the same language. An error in them is reported with its line.
  func adding(_ wording: [String: String]) -> LocaleFiles {
    var overrides: [String: [UInt8]] = [:]
    for (tag, text) in wording {
      let path = "wording/\(tag).po"
      overrides[path] = Array((text + "\n").utf8) + (bytes(path) ?? [])
    }
    return overridden(by: overrides)
  }
}

/// The words of help, which are needed while the command line is still being parsed.
extension Words {
  /// The words of the user's locale, from the settings or the environment; English if its table can't be read.
  package static let usual: Words? = {
    let files = LocaleOverrides.usual.files
    let name = OutsideSettings.usual.locale ?? EnvironmentLocale.name(files: files) ?? "en"
    return ((try? LoadedLocale(name, files: files)) ?? (try? LoadedLocale("en"))).map { Words($0, files: files) }
  }()

  /// A Boolean value that indicates whether help may be read. While arguments are parsed that are likely to be right, no text is looked up.
  @TaskLocal package static var areWanted = true

  /// The words of what authors read, help and errors of wrong use: English, as are the argument parser's own.
  package static let forAuthors: Words? = usual?.english

  /// A Boolean value that indicates whether help is in the user's language, as in the pages of the manual.
  @TaskLocal package static var areTranslated = false

  /// Returns a sentence of the command's help, or about its arguments.
  package static func help(_ key: String, _ arguments: Message.Arguments = [:]) -> String {
    if !areWanted { return "" }
    return (areTranslated ? usual : forAuthors)?.text("command.help.\(key)", arguments) ?? key
  }

  /// Returns the error of wrong use that a message describes.
  package func wrongUse(_ message: Message) -> ValidationError { ValidationError(english.text(message)) }

  /// Returns the help of an argument.
  package static func argument(_ key: String) -> ArgumentHelp { ArgumentHelp(help(key)) }

  /// Returns the help of the option that sets a setting, with the allowed values.
  static func setting(_ name: SettingName) -> ArgumentHelp {
    let values = name.listedWords.joined(separator: "|")
    return ArgumentHelp(help("option.\(name.key)"), valueName: values.isEmpty ? nil : values)
  }
}

extension SettingName {
  /// The words that it can be set to; none where it is set by a number or a name.
  var listedWords: [String] { if case .free = values { [] } else { values.words } }
}
