/// Does what chooses a voice by its name: "voice en-gb" (SET-5).
struct VoiceCommand {
  let around: Surroundings

  /// Asks whether there is a voice that is called as a line says; the language's own needs no asking. Nil where it names none.
  func choose(_ heard: Heard) -> Outcome? {
    guard let name = around.object(of: .voice, in: heard.text)?.trimmingSpaces(), !name.isEmpty else { return nil }
    let own = [SettingName.own, around.folded(.message(.voiceLanguage))]
    if own.contains(Folding.fold(name)) { return Outcome(.change(.voice(nil))) }
    return Outcome(.request(.findVoice(String(name))))
  }
}
