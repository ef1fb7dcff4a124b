/// The command that selects a voice by name: "voice en-gb" (SET-5).
extension LineContext {
  /// Asks the host for a voice of the name in a line. The language's own voice is selected at once. Returns nil if the line
  /// names none.
  func chooseVoice(_ parsed: ParsedLine) -> Outcome? {
    guard let name = object(of: .voice, in: parsed.text)?.trimmingSpaces(), !name.isEmpty else { return nil }
    // The word for a voice may begin the name of a thing: Turkish "ses" and "ses düzeyi 30".
    if AssignmentReading(context: self).assignments(parsed).contains(where: { $0.value.count < name.count }) {
      return nil
    }
    let own = [SettingName.own, folded(.message(.voiceLanguage))]
    if own.contains(Folding.fold(name)) { return Outcome(.change(.voice(nil))) }
    return Outcome(.request(.findVoice(String(name))))
  }
}
