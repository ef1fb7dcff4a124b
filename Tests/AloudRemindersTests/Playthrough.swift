import Aloud
import AloudTesting

@testable import AloudReminders

/// The built-in app, played by lines, with the outside in memory.
typealias Playthrough = AppPlayer<BuiltInApp>

extension AppPlayer<BuiltInApp> {
  /// The languages offered.
  static var languages: Languages {
    Languages([
      Language(tag: "ar", name: "العربية"), Language(tag: "de", name: "Deutsch"), Language(tag: "en", name: "English"),
    ])
  }

  /// The local date and time, which stands still: Friday 20 November 2026, half past three.
  static var now: DateTime { usualNow }

  /// Starts the app with a file of reminders.
  init(file: FileResult = .missing, locale: String = "en") throws {
    try self.init(BuiltInApp(languages: Self.languages), locale: locale, outside: Self.outside(file: file))
  }

  /// A system with a file of reminders and two voices.
  static func outside(file: FileResult = .missing) -> PlayedOutside {
    PlayedOutside(files: [RemindersTab.file.name: file], voices: ["en": ["English (America)", "English (Scotland)"]])
  }

  /// What was given to be saved, in order.
  var saved: [String] { outside.saved.map(\.contents) }
}
