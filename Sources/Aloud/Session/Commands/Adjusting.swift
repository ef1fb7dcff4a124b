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
}
