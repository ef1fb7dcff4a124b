import Aloud

/// How settings are told to speech-dispatcher: only what the user has changed here, so that the desktop's own voice and
/// speed serve otherwise.
enum DispatcherSettings {
  /// The commands that lead from what was told to what is wanted.
  static func commands(from old: SpeechSettings, to new: SpeechSettings) -> [String] {
    var commands: [String] = []
    if new.rate != old.rate { commands.append("SET SELF RATE \(rate(new.rate))") }
    if new.pitch != old.pitch { commands.append("SET SELF PITCH \((new.pitch - 50) * 2)") }
    if new.volume != old.volume { commands.append("SET SELF VOLUME \(min(100, new.volume * 2 - 100))") }
    if new.punctuation != old.punctuation { commands.append("SET SELF PUNCTUATION \(word(new.punctuation))") }
    if new.capitals != old.capitals { commands.append("SET SELF CAP_LET_RECOGN \(word(new.capitals))") }
    if let voice = new.voice, voice != old.voice { commands.append("SET SELF SYNTHESIS_VOICE \(voice)") }
    return commands
  }

  /// Words a minute as the dispatcher's -100 to 100, whose 0 is a voice's usual rate.
  private static func rate(_ words: Int) -> Int {
    let (usual, range) = (SpeechSettings().rate, SpeechSettings.rateRange)
    let room = words < usual ? usual - range.lowerBound : range.upperBound - usual
    return max(-100, min(100, (words - usual) * 100 / room))
  }

  private static func word(_ punctuation: Punctuation) -> String {
    switch punctuation {
    case .none: "none"
    case .some: "some"
    case .most: "most"
    case .all: "all"
    }
  }

  private static func word(_ capitals: Capitals) -> String {
    switch capitals {
    case .none: "none"
    case .word: "spell"
    case .pitch: "icon"
    }
  }
}
