public import AloudTerminal
public import ArgumentParser
internal import Aloud
internal import AloudSpeech

extension OutputFormat: ExpressibleByArgument {
  /// The forms' names. Left to itself, the library makes a key path for it at each start, which costs as much as to read a
  /// locale's table.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}

extension CompletionKind {
  /// What a setting can be set to.
  static func values(of name: SettingName) -> CompletionKind { .list(name.listedWords) }

  /// The locales that have words of their own. Asked for when the shell completes: no start pays for the list.
  static var locales: CompletionKind { .custom { _, _, _ in LoadedLocale.bundledTags } }

  /// The calendars, by their BCP 47 names.
  static var calendars: CompletionKind { .list(CalendarOption.allValueStrings) }

  /// The voices that the synthesiser has.
  static var voices: CompletionKind {
    .custom { _, _, _ in
      var names: [String] = []
      for voice in Speaker(to: .nowhere, onError: { _ in }).voices().all {
        // A name of several words is written with "_", as one word of the shell.
        let name = String(voice.name.map { $0 == " " ? "_" : $0 })
        if !names.contains(name) { names.append(name) }
      }
      return names
    }
  }
}
