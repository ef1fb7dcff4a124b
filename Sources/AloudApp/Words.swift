public import Aloud
package import AloudTerminal
package import ArgumentParser

/// The texts of a program outside a session, such as its help and errors on standard error, in the words of a locale.
public struct Words: Sendable {
  /// The locale.
  public let locale: LoadedLocale
  /// The files from which the locale's words come.
  public let files: LocaleFiles

  init(_ locale: LoadedLocale, files: LocaleFiles) { (self.locale, self.files) = (locale, files) }

  /// The words in English, the language of everything that only authors read.
  package var english: Words { (try? LoadedLocale("en", files: files)).map { Words($0, files: files) } ?? self }

  /// Returns the sentence of a text.
  public func text(_ text: LocalizedText) -> String { locale.wording.text(text) }
  package func text(_ message: Message) -> String { text(.message(message)) }

  package func print(_ line: String) throws {
    guard let error = StandardOutput.writeLine(line) else { return }
    if error == .failed { StandardError.writeLine(text(.outputFailed)) }
    throw ExitCode(Ending.outputLost(error).exitCode)
  }

  package func failure(_ message: Message, _ code: Int32) -> ExitCode { .failure(text(message), code) }

  package func adding(_ texts: AppTexts) -> Words {
    texts.isEmpty ? self : Words(locale, files: files.with(texts: texts))
  }

  func adding(_ wording: [String: String]) -> Words {
    let files = files.adding(wording)
    guard !wording.isEmpty, let locale = try? LoadedLocale(locale.tag, files: files) else { return self }
    return Words(locale, files: files)
  }
}

extension LocaleFiles {
  /// Returns the files with an app's messages before those of the same language. An error in them is reported with its line.
  func adding(_ wording: [String: String]) -> LocaleFiles {
    let own = wording.map { ("wording/\($0).po", Array(($1 + "\n").utf8)) }
    return overridden(by: Dictionary(uniqueKeysWithValues: own.map { ($0, $1 + (bytes($0) ?? [])) }))
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
  /// The code of wrong use in every command, as scripts know it from the shell and from grep.
  package static let wrongUse = ExitCode(2)

  package static func failure(_ sentence: String, _ code: Int32) -> ExitCode {
    StandardError.writeLine(sentence)
    return ExitCode(code)
  }
}

extension ArgumentHelp {
  static func setting(_ name: SettingName, _ abstract: String) -> ArgumentHelp {
    let values = name.listedWords.joined(separator: "|")
    return ArgumentHelp(abstract, valueName: values.isEmpty ? nil : values)
  }
}

extension ValidationError {
  package static func unknownWord(_ word: String, of allowed: [String]) -> ValidationError {
    ValidationError("“\(word)” isn't known here. Write one of: \(allowed.joined(separator: ", ")).")
  }
}

extension SettingName {
  /// The words that it can be set to; none where it is set by a number or a name.
  var listedWords: [String] { if case .free = values { [] } else { values.words } }
}

struct LocaleOverrides: Sendable {
  /// The files to read. A damaged file is left out, and the one compiled in is used.
  let files: LocaleFiles
  private let folder: String?
  private var folderError: WholeFileError?
  private var unreadable: [(path: String, error: WholeFileError)] = []
  private var damage: [LocaleFileError] = []

  private init(_ folder: String?) {
    self.folder = folder
    guard let folder else {
      files = .bundled
      return
    }
    do throws(WholeFileError) {
      let contents = try LocaleFolder(folder)
      // In a copy of the whole table, most files are unchanged.
      let changed = contents.files.filter { LocaleFiles.bundled.bytes($0) != $1 }
      let check = LocaleFileCheck(changed)
      files = LocaleFiles.bundled.overridden(by: check.sound)
      unreadable = contents.unreadable
      damage = check.damage
    } catch {
      files = .bundled
      folderError = error
    }
  }

  static let usual = LocaleOverrides(UserFolder.locales)

  static func of(_ folder: String?) -> LocaleOverrides { folder == usual.folder ? usual : LocaleOverrides(folder) }

  func tell(_ words: Words) {
    guard let folder else { return }
    if let folderError { LocaleFolderErrors.tell(folderError, folder, words) }
    for (path, error) in unreadable { StandardError.writeLine(words.text(error.message(of: folder + "/" + path))) }
    let leftOut = words.text(.localeFolderLeftOut)
    for error in damage { StandardError.writeLine(LocaleFolderErrors.line(error, in: folder, words) + " " + leftOut) }
  }
}

package enum LocaleFolderErrors {
  package static func line(_ error: LocaleFileError, in folder: String, _ words: Words) -> String {
    OutsideText.printed("\(folder)/\(error.file):\(max(1, error.line)): ") + words.text(.verbatim(error.message))
  }

  package static func tell(_ error: WholeFileError, _ folder: String, _ words: Words) {
    let message = error == .missing ? Message.localeFolderMissing : Message.localeFolderFailed
    StandardError.writeLine(words.text(message(.text(.verbatim(folder)))))
  }
}

extension WholeFileError {
  package func message(of file: String) -> Message { Message("file.\(self)", ["file": .text(.verbatim(file))]) }
}
