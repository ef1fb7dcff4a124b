import Aloud
import Glibc

/// Speech through the user's speech-dispatcher. Aloud is an ordinary client, so it does not talk over a screen reader that uses the
/// dispatcher too.
final class DispatcherOutput: UtteranceOutput {
  private let connection: DispatcherConnection
  private var language = ""
  private var settings = SpeechSettings(isOn: true)
  private var hasBegun = false

  /// The interval in milliseconds at which an utterance is checked for interruption.
  private static let step = 20
  /// The time limit in milliseconds for an utterance, including its wait for others, and the addition for each character.
  private static let (patience, patiencePerCharacter) = (60_000, 200)

  init() throws(SpeechError) {
    connection = try DispatcherConnection()
    for line in [
      "SET SELF CLIENT_NAME user:aloud:main", "SET SELF PRIORITY message", "SET SELF SSML_MODE on",
      "SET SELF NOTIFICATION ALL on",
    ] {
      guard try connection.command(line).isSuccess else { throw .dispatcherLost }
    }
  }

  func say(_ rest: SpokenRest, _ watch: UtteranceWatch) throws(SpeechError) -> SpokenPlace? {
    let settings = rest.settings
    for command in DispatcherSettings.commands(from: self.settings, to: settings) {
      let reply = try connection.command(command)
      if !reply.isSuccess, let voice = settings.voice, command == DispatcherSettings.command(forVoice: voice) {
        watch.report(.noVoiceNamed(voice))
      }
    }
    self.settings = settings
    hasBegun = false
    let passages = rest.passages
    for (index, passage) in zip(passages.indices, passages) {
      if watch.isInterrupted() { return SpokenPlace(passage: index) }
      switch passage {
      case .speech(let language, let markup, let marks):
        try choose(language)
        try say(markup, marks, watch)
        if watch.isInterrupted() { return SpokenPlace(passage: index) }
      case .silence(let milliseconds): wait(milliseconds, watch)
      // The dispatcher has its own named sounds, and can't play a client's.
      case .sound: continue
      case .mark(let name): watch.tell(.mark(name))
      }
    }
    return nil
  }

  private func choose(_ language: String) throws(SpeechError) {
    guard language != self.language else { return }
    _ = try connection.command("SET SELF LANGUAGE \(language)")
    self.language = language
  }

  private func say(_ markup: String, _ marks: [String], _ watch: UtteranceWatch) throws(SpeechError) {
    guard try connection.command("SPEAK").isSuccess else { throw .dispatcherLost }
    let queued = try connection.command("<speak>\(markup)</speak>\r\n.")
    guard queued.isSuccess, let number = queued.values.first else { throw .dispatcherLost }
    let end = ContinuousClock.now + .milliseconds(Self.patience + Self.patiencePerCharacter * markup.count)
    while ContinuousClock.now < end {
      if watch.isInterrupted() {
        _ = try connection.command("CANCEL SELF")
        return
      }
      guard let event = try connection.event(within: Self.step), event.values.first == number else { continue }
      switch event.code {
      case 700:
        if let index = event.values.last.flatMap({ Int($0) }), marks.indices.contains(index) {
          watch.tell(.mark(marks[index]))
        }
      case 701:
        if !hasBegun { watch.tell(.started) }
        hasBegun = true
      case 702, 703: return
      default: continue
      }
    }
    throw .dispatcherLost
  }

  private func wait(_ milliseconds: Int, _ watch: UtteranceWatch) {
    var left = milliseconds
    while left > 0, !watch.isInterrupted() {
      poll(nil, 0, Int32(min(left, Self.step)))
      left -= Self.step
    }
  }

  /// Does nothing, because the output waits for each utterance and holds none.
  func discard() {}

  /// An error does not matter if the dispatcher has already gone.
  func close() { _ = try? connection.command("QUIT") }

  func voices() throws(SpeechError) -> Voices {
    Voices(
      try connection.command("LIST SYNTHESIS_VOICES").values.compactMap { line in
        let fields = line.split(separator: "\t")
        guard let name = fields.first, fields.count > 1 else { return nil }
        let tag = fields[1].lowercased()
        return Voice(name: String(name), identifier: String(name), languages: [Voice.Language(tag: tag, priority: 5)])
      })
  }
}

/// The settings that the user has changed in Aloud, as commands. The desktop's own voice and speed apply otherwise.
enum DispatcherSettings {
  static func commands(from old: SpeechSettings, to new: SpeechSettings) -> [String] {
    var commands: [String] = []
    if new.rate != old.rate { commands.append("SET SELF RATE \(rate(new.rate))") }
    if new.pitch != old.pitch { commands.append("SET SELF PITCH \((new.pitch - 50) * 2)") }
    if new.volume != old.volume { commands.append("SET SELF VOLUME \(min(100, new.volume * 2 - 100))") }
    if new.punctuation != old.punctuation { commands.append("SET SELF PUNCTUATION \(new.punctuation.rawValue)") }
    if new.capitals != old.capitals { commands.append("SET SELF CAP_LET_RECOGN \(word(new.capitals))") }
    if new.voice != old.voice { commands.append(command(forVoice: new.voice)) }
    return commands
  }

  /// Returns the command that sets a voice. Without one, NULL makes the synthesiser forget its voice; a voice type would not.
  static func command(forVoice voice: String?) -> String { "SET SELF SYNTHESIS_VOICE \(voice ?? "NULL")" }

  /// Converts words a minute to the dispatcher's scale from -100 to 100, on which 0 is a voice's usual rate.
  private static func rate(_ words: Int) -> Int {
    let (usual, range) = (SpeechSettings().rate, SpeechSettings.rateRange)
    let room = words < usual ? usual - range.lowerBound : range.upperBound - usual
    return max(-100, min(100, (words - usual) * 100 / room))
  }

  private static func word(_ capitals: Capitals) -> String {
    switch capitals {
    case .none: "none"
    case .word: "spell"
    case .pitch: "icon"
    }
  }
}
