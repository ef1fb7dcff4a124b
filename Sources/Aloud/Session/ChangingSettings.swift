extension Session {
  /// Makes one change to the user's settings, tells the app, says the new value, and has it kept (SET-5).
  mutating func apply(_ change: SettingChange) {
    var changed = settings
    changed.apply(change)
    guard replaceSettings(by: changed) else { return }
    say(change.announcement(of: settings))
    send(.settings(settings))
    response.requests.append(.keep(change.name, settings.text(of: change.name)))
  }

  /// Puts all settings back to what they are without those that were kept, and says how many that changes.
  mutating func resetSettings() {
    let before = settings
    guard replaceSettings(by: unkeptSettings) else { return }
    let count = SettingName.allCases.count { before.text(of: $0) != settings.text(of: $0) }
    say(.change, .message("settings.reset", ["count": .number(count)]))
    send(.settings(settings))
    response.requests.append(.forgetSettings)
  }

  /// Says that settings are not kept, and why, the first time (SAFE-2).
  mutating func sayNotKept(_ file: String, because problem: FileError) {
    guard saidNotKept.insert(problem).inserted else { return }
    let key =
      switch problem {
      case .diskFull: "settings.notKeptDiskFull"
      case .inUse: "settings.notKeptInUse"
      case .noPermission, .notText, .tooLarge, .other: "settings.notKept"
      }
    say(.notice, .message(key, ["file": .text(.verbatim(file))]))
  }

  /// Has other settings from now on; false where their locale can't be read, which is said.
  private mutating func replaceSettings(by changed: Settings) -> Bool {
    let before = settings
    let isSameLocale =
      (before.locale, before.dateLocale, before.calendar) == (changed.locale, changed.dateLocale, changed.calendar)
    do throws(LocaleFileError) {
      let locale = isSameLocale ? self.locale : try changed.locale(in: files)
      renderer = Renderer(locale: locale, settings: changed)
    } catch {
      refuse(.message("locale.damaged", ["file": .text(.verbatim(error.file)), "line": .number(error.line)]))
      return false
    }
    settings = changed
    if !isSameLocale { understander = Understander(locale) }
    if changed.locale != before.locale {
      vocabulary = Vocabulary(locale.wording)
      givenHints = []
    }
    refresh()
    return true
  }
}
