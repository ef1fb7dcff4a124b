/// What the user sets, and what becomes of it.
extension Stage {
  /// Makes one change to the user's settings, tells the app, says the new value, and has it kept (SET-5).
  mutating func change(_ change: SettingChange) {
    var changed = user.settings
    changed.apply(change)
    guard replaceSettings(by: changed) else { return }
    turn.say(user.settings.announcement(of: change.name))
    tell(.settings(user.settings))
    turn.request(.keep(change.name, user.settings.text(of: change.name)))
  }

  /// Takes what the desktop has been set to, which came late: only what nobody else has set (SET-5). It is what it would have
  /// been from the start, so that nothing is said of it.
  mutating func take(desktop changes: [SettingChange]) {
    var changed = user.settings
    for change in changes where (changed.sources[change.name] ?? .desktop) == .desktop {
      changed.apply(change, from: .desktop)
    }
    guard changed != user.settings, replaceSettings(by: changed) else { return }
    tell(.settings(user.settings))
  }

  /// Speaks with a voice that was asked for, where there is one of that name.
  mutating func choose(voice name: String, isThere: Bool) {
    guard isThere else { return refuse(.message(.speechNoSuchVoice(voice: .text(.told(name))))) }
    change(.voice(name))
  }

  /// Turns speech off again that can't be heard, and says why.
  mutating func leaveSpeechOff(because reason: LocalizedText) {
    say(.notice, reason)
    change(.speech(false))
  }

  /// Puts all settings back to what they are without those that were kept, and says how many that changes.
  mutating func resetSettings() {
    let before = user.settings
    guard replaceSettings(by: user.unkept) else { return }
    let count = SettingName.allCases.count { before.text(of: $0) != user.settings.text(of: $0) }
    say(.change, .message(.settingsReset(count: .number(count))))
    tell(.settings(user.settings))
    turn.request(.forgetSettings)
  }

  /// Has other settings from now on; false where their locale can't be read, which is said.
  private mutating func replaceSettings(by changed: Settings) -> Bool {
    do throws(LocaleFileError) {
      let before = user
      user = try User(before, settings: changed)
      if changed.locale != before.settings.locale { memory.forgetHints() }
    } catch {
      refuse(.message(.localeDamaged(file: .text(.verbatim(error.file)), line: .number(error.line))))
      return false
    }
    look()
    return true
  }

  /// Says that settings are not kept, and why, the first time since they were (SAFE-2); each time that another program is why,
  /// which keeps this one setting only.
  mutating func sayNotKept(_ file: String, because error: FileError) {
    guard memory.isNew(error) || error == .inUse else { return }
    say(.notice, .message(error.messageOfSettings(file: file)))
  }
}

extension FileError {
  /// The sentence that tells that settings are not kept, and why.
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
