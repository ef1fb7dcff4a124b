/// One change to the user's settings, by voice, by the Settings tab or by an app.
public enum SettingChange: Sendable, Equatable {
  case locale(String)
  case verbosity(Verbosity)
  case hints(Bool)
  case textSize(TextSize)
  case reduceMotion(Bool)
  case increaseContrast(Bool)
  case direction(TextDirection?)
  case speech(Bool)
  case voice(String?)
  /// Words a minute; brought into `SpeechSettings.rateRange`.
  case rate(Int)
  /// 0 to 100; brought into that range.
  case pitch(Int)
  /// 0 to 200; brought into that range.
  case volume(Int)
}

extension Settings {
  /// Makes one change; numbers outside their range are brought to its end.
  public mutating func apply(_ change: SettingChange) {
    switch change {
    case .locale(let tag): locale = tag
    case .verbosity(let verbosity): self.verbosity = verbosity
    case .hints(let isOn): hints = isOn
    case .textSize(let size): textSize = size
    case .reduceMotion(let isOn): reduceMotion = isOn
    case .increaseContrast(let isOn): increaseContrast = isOn
    case .direction(let direction): self.direction = direction
    case .speech(let isOn): speech.isOn = isOn
    case .voice(let name): speech.voice = name
    case .rate(let rate): speech.rate = rate.brought(into: SpeechSettings.rateRange)
    case .pitch(let pitch): speech.pitch = pitch.brought(into: SpeechSettings.pitchRange)
    case .volume(let volume): speech.volume = volume.brought(into: SpeechSettings.volumeRange)
    }
  }
}

extension Int {
  fileprivate func brought(into range: ClosedRange<Int>) -> Int {
    Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
  }
}
