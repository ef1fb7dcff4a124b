public import AloudTerminal
public import ArgumentParser
internal import Aloud
internal import AloudSpeech

extension OutputFormat: ExpressibleByArgument {
  /// The names of the formats. By default, the library makes a key path for them at each start, which costs as much as reading a
  /// locale's table.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}

extension CompletionKind {
  /// What a setting can be set to.
  static func values(of name: SettingName) -> CompletionKind { .list(name.listedWords) }

  /// The completions for the locales with words of their own. They are only listed when the shell completes, so that no start pays
  /// for them.
  static var locales: CompletionKind { .custom { _, _, _ in LoadedLocale.bundledTags } }

  /// The completions for the calendars, by their BCP 47 names.
  static var calendars: CompletionKind { .list(CalendarOption.allValueStrings) }

  /// The completions for the synthesiser's voices.
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
