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

  /// Returns the sentence of a message.
  package func text(_ message: Message) -> String { text(.message(message)) }

  /// Prints an answer on standard output. Throws an exit code if that fails.
  package func print(_ line: String) throws {
    guard let error = StandardOutput.writeLine(line) else { return }
    if error == .failed { StandardError.writeLine(text(.outputFailed)) }
    throw ExitCode(Ending.outputLost(error).exitCode)
  }

  /// Writes a sentence to standard error, and returns the exit code.
  package func failure(_ message: Message, _ code: Int32) -> ExitCode { .failure(text(message), code) }

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

extension Words {
  /// The words of the user's locale, from the settings or the environment; English if its table can't be read.
  package static let usual: Words? = {
    let files = LocaleOverrides.usual.files
    let name = OutsideSettings.usual.locale ?? EnvironmentLocale.name(files: files) ?? "en"
    return ((try? LoadedLocale(name, files: files)) ?? (try? LoadedLocale("en"))).map { Words($0, files: files) }
  }()

  /// The words of what authors read: English, as is all help.
  package static let forAuthors: Words? = usual?.english
}

extension ExitCode {
  /// Writes a sentence to standard error, and returns the exit code.
  package static func failure(_ sentence: String, _ code: Int32) -> ExitCode {
    StandardError.writeLine(sentence)
    return ExitCode(code)
  }
}

extension ArgumentHelp {
  /// Returns the help of the option that sets a setting, with the allowed values.
  static func setting(_ name: SettingName, _ abstract: String) -> ArgumentHelp {
    let values = name.listedWords.joined(separator: "|")
    return ArgumentHelp(abstract, valueName: values.isEmpty ? nil : values)
  }
}

extension ValidationError {
  /// Returns the error of a word that is none of the allowed ones.
  package static func unknownWord(_ word: String, of allowed: [String]) -> ValidationError {
    ValidationError("“\(word)” isn't known here. Write one of: \(allowed.joined(separator: ", ")).")
  }
}

extension SettingName {
  /// The words that it can be set to; none where it is set by a number or a name.
  var listedWords: [String] { if case .free = values { [] } else { values.words } }
}
