extension Engine {
  /// Asks the host to save the change (SET-5).
  mutating func change(_ change: SettingChange) {
    let before = SettingChange(change.name, user.settings.text(of: change.name))
    set(change) { user in user.settings.announcement(of: change.name) }
    let after = SettingChange(change.name, user.settings.text(of: change.name))
    if let before, let after, before != after { runner.history.remember(before, after) }
  }

  /// Nothing is changed if the locale file of the new settings is damaged.
  mutating func set(_ change: SettingChange, _ announcement: (User) -> Announcement) {
    var changed = user.settings
    changed.apply(change)
    guard replaceSettings(by: changed, announcement) else { return }
    turn.request(.keep(change.name, user.settings.text(of: change.name)))
  }

  /// Changes the language for this session alone: it is the app's choice, which the user's settings don't keep.
  mutating func speak(_ language: String) {
    guard let change = SettingChange(.locale, language) else { return }
    var changed = user.settings
    changed.apply(change)
    if changed != user.settings { replaceSettings(by: changed) { $0.settings.announcement(of: .locale) } }
  }

  /// Applies late settings of the desktop, but only those that have no other source (SET-5). Nothing is announced, because the
  /// result is as if they had come at the start.
  mutating func take(desktop changes: [SettingChange]) {
    var changed = user.settings
    for change in changes where (changed.sources[change.name] ?? .desktop) == .desktop {
      changed.apply(change, from: .desktop)
    }
    if changed != user.settings { replaceSettings(by: changed) { _ in nil } }
  }

  mutating func choose(voice name: String, isThere: Bool) {
    guard isThere else { return refuse(.message(.speechNoSuchVoice(voice: .text(.told(name))))) }
    change(.voice(name))
  }

  mutating func leaveSpeechOff(because reason: LocalizedText) {
    say(.notice, reason)
    set(.speech(false)) { $0.settings.announcement(of: .speech) }
    runner.history.forget(.speech)
  }

  mutating func resetSettings() {
    let before = user.settings
    let isReset = replaceSettings(by: user.unkept) { user in
      let count = SettingName.allCases.count { before.text(of: $0) != user.settings.text(of: $0) }
      return Announcement(.change, .message(.settingsReset(count: .number(count))))
    }
    if isReset { turn.request(.forgetSettings) }
  }

  /// Announces the new settings, and tells the app. Returns false if the locale file of the new settings is damaged.
  @discardableResult
  private mutating func replaceSettings(by changed: Settings, _ announcement: (User) -> Announcement?) -> Bool {
    do throws(LocaleFileError) {
      let before = user
      user = try User(before, settings: changed)
      if changed.locale != before.settings.locale { memory.givenHints = [] }
    } catch {
      refuse(.message(.localeDamaged(file: .text(.verbatim(error.file)), line: .number(error.line))))
      return false
    }
    look()
    if let announcement = announcement(user) { turn.say(announcement) }
    send(.settings(user.settings))
    return true
  }

  /// Announces that settings are not saved, and why, once until they are saved again (SAFE-2). If another program is the
  /// reason, that is announced each time, because it concerns this one setting only.
  mutating func sayNotKept(_ file: String, because error: FileError) {
    guard memory.saidNotKept.insert(error).inserted || error == .inUse else { return }
    say(.notice, .message(error.messageOfSettings(file: file)))
  }
}

extension FileError {
  package func messageOfSettings(file: String) -> Message {
    let message =
      switch self {
      case .diskFull: Message.settingsNotKeptDiskFull
      case .inUse: Message.settingsNotKeptInUse
      case .noPermission, .notText, .tooLarge, .other: Message.settingsNotKept
      }
    return message(.text(.verbatim(file)))
  }
}
