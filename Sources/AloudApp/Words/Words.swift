public import Aloud
internal import AloudTerminal
internal import ArgumentParser

/// What a program says outside a session: its help, and errors on standard error. In the locale's words, like all else.
public struct Words: Sendable {
  /// The locale.
  public let locale: LoadedLocale
  /// Where the locale has its words from.
  public let files: LocaleFiles

  init(_ locale: LoadedLocale, files: LocaleFiles) {
    self.locale = locale
    self.files = files
  }

  /// These words in English, the language of everything that only authors read.
  package var english: Words {
    (try? LoadedLocale("en", files: files)).map { Words($0, files: files) } ?? self
  }

  /// The sentence of a text.
  public func text(_ text: LocalizedText) -> String { locale.wording.text(text) }

  /// The sentence of a key.
  package func text(_ key: String, _ arguments: Message.Arguments = [:]) -> String {
    text(Message(key, arguments))
  }

  /// The sentence of a message.
  package func text(_ message: Message) -> String { text(.message(message)) }

  /// Prints an answer on standard output; ends with its exit code where that is not possible.
  package func print(_ line: String) throws {
    guard let error = StandardOutput.writeLine(line) else { return }
    if error == .failed { StandardError.writeLine(text(.outputFailed)) }
    throw ExitCode(Ending.outputLost(error).exitCode)
  }

  /// These words with an app's own texts beside them.
  package func adding(_ texts: AppTexts) -> Words {
    texts.isEmpty ? self : Words(locale, files: files.with(texts: texts))
  }

  /// These words and an app's own; these alone where the app's can't be read.
  func adding(_ wording: [String: String]) -> Words {
    let files = files.adding(wording)
    guard !wording.isEmpty, let locale = try? LoadedLocale(locale.tag, files: files) else { return self }
    return Words(locale, files: files)
  }
}

extension LocaleFiles {
  /// These files, with an app's own messages before those of the same language. What is wrong in them is told by their line.
  func adding(_ wording: [String: String]) -> LocaleFiles {
    var overrides: [String: [UInt8]] = [:]
    for (tag, text) in wording {
      let path = "wording/\(tag).po"
      overrides[path] = Array((text + "\n").utf8) + (bytes(path) ?? [])
    }
    return overridden(by: overrides)
  }
}
