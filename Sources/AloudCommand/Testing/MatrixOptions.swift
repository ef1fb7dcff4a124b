import Aloud
import AloudApp
import AloudTerminal
import AloudTesting
import ArgumentParser

/// The languages, settings and forms in which transcripts are played.
struct MatrixOptions: ParsableArguments {
  @Option(help: "The languages to play them in: de,ar, or all.") var locales: String?
  @Option(help: "Settings to play them with, such as textSize=AX3,reduceMotion=on; a semicolon begins another set.")
  var settings: String?
  @Option(help: "The forms to compare: text,json,braille.") var formats: String?

  /// Returns the languages as BCP 47 tags, or an empty array if each transcript is played in its own.
  func localeTags(_ words: Words) throws -> [String] {
    guard let locales else { return [] }
    if locales == "all" { return LoadedLocale.bundledTags }
    let known = Set(LocaleFiles.bundled.tags(in: "table"))
    return try parts(locales).map { tag in
      guard known.contains(tag) else { throw unknown(tag, ["all"] + LoadedLocale.bundledTags, words) }
      return tag
    }
  }

  /// Returns the sets of settings; an empty set stands for the default settings.
  func settingsSets(_ words: Words) throws -> [SettingsSet] {
    guard let settings else { return [SettingsSet()] }
    return try settings.split(separator: ";", omittingEmptySubsequences: false).map { part in
      do throws(SettingsSetError) {
        return try SettingsSet(String(part))
      } catch {
        switch error {
        case .unknown(let name): throw unknown(name, SettingName.allCases.map(\.rawValue), words)
        case .badValue(let name, let value):
          StandardError.writeLine(words.text(SettingsError.Kind.badValue(name, value).message(at: "--settings")))
          throw Test.wrongUse
        }
      }
    }
  }

  /// Returns the forms.
  func spokenForms(_ words: Words) throws -> [SpokenForm] {
    guard let formats else { return [.text] }
    return try parts(formats).map { name in
      guard let form = SpokenForm(rawValue: name) else {
        throw unknown(name, SpokenForm.allCases.map(\.rawValue), words)
      }
      return form
    }
  }

  private func parts(_ list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map { String($0.filter { $0 != " " }) }
  }

  private func unknown(_ word: String, _ allowed: [String], _ words: Words) -> ExitCode {
    StandardError.writeLine(
      words.text(.testBadWord(word: .text(.verbatim(word)), allowed: .list(allowed.map { .verbatim($0) }, .or))))
    return Test.wrongUse
  }
}
