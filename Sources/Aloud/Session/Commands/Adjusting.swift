extension Session {
  /// Does a command that changes a setting, and says the new value; false where it is none.
  mutating func changeSetting(_ command: Command) -> Bool {
    let speech = settings.speech
    let change: SettingChange? =
      switch command {
      case .speechOn: .speech(true)
      case .speechOff: .speech(false)
      case .faster: .rate(speech.rate + 25)
      case .slower: .rate(speech.rate - 25)
      case .louder: .volume(speech.volume + 20)
      case .softer: .volume(speech.volume - 20)
      case .higher: .pitch(speech.pitch + 10)
      case .lower: .pitch(speech.pitch - 10)
      case .hintsOn: .hints(true)
      case .hintsOff: .hints(false)
      case .moreDetail: .verbosity(settings.verbosity == .low ? .medium : .high)
      case .lessDetail: .verbosity(settings.verbosity == .high ? .medium : .low)
      case .largerText: .textSize(settings.textSize.larger ?? settings.textSize)
      case .smallerText: .textSize(settings.textSize.smaller ?? settings.textSize)
      case .reduceMotionOn: .reduceMotion(true)
      case .reduceMotionOff: .reduceMotion(false)
      case .increaseContrastOn: .increaseContrast(true)
      case .increaseContrastOff: .increaseContrast(false)
      default: nil
      }
    guard let change else { return false }
    apply(change)
    return true
  }

  /// Makes one change to the user's settings, tells the app, and says the new value.
  mutating func apply(_ change: SettingChange) {
    let before = settings
    settings.apply(change)
    do throws(LocaleFileError) {
      let locale = settings.locale == before.locale ? self.locale : try settings.locale(in: files)
      renderer = Renderer(locale: locale, settings: settings)
    } catch {
      settings = before
      return refuse(.message("locale.damaged", ["file": .text(.verbatim(error.file)), "line": .number(error.line)]))
    }
    if settings.locale != before.locale {
      vocabulary = Vocabulary(locale.wording)
      understander = Understander(locale)
      givenHints = []
    }
    refresh()
    say(change.announcement(of: settings))
    send(.settings(settings))
  }
}
