/// The command that selects a voice by name: "voice en-gb" (SET-5).
struct VoiceCommand {
  let around: LineContext

  /// Asks the host for a voice of the name in a line. The language's own voice is selected at once. Returns nil if the line names
  /// none.
  func choose(_ heard: ParsedLine) -> Outcome? {
    guard let name = around.object(of: .voice, in: heard.text)?.trimmingSpaces(), !name.isEmpty else { return nil }
    let own = [SettingName.own, around.folded(.message(.voiceLanguage))]
    if own.contains(Folding.fold(name)) { return Outcome(.change(.voice(nil))) }
    return Outcome(.request(.findVoice(String(name))))
  }
}
