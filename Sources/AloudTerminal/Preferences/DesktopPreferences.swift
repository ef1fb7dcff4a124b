public import Aloud
internal import Glibc

/// What the desktop has been set to, as far as it concerns Aloud (SET-5): larger text, less motion, more contrast.
public enum DesktopPreferences {
  /// How long is waited for the desktop's answers, in milliseconds. They take 20 or so.
  private static let patience = 200

  private static let questions: KeyValuePairs<ID, [String]> = [
    "text": ["org.gnome.desktop.interface", "text-scaling-factor"],
    "motion": ["org.gnome.desktop.interface", "enable-animations"],
    "contrast": ["org.gnome.desktop.a11y.interface", "high-contrast"],
  ]

  /// What it sets; nothing where a person is not at a terminal of a desktop, or the desktop does not answer at once.
  ///
  /// On a pipe the same lines give the same transcript, whatever desktop they are run on.
  public static var changes: [SettingChange] {
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { EnvironmentVariable.value($0) != nil }
    return hasDisplay && Interaction.isInteractive ? answers() : []
  }

  /// Asks `gsettings`, which needs no library of the desktop's here, all questions at once.
  private static func answers() -> [SettingChange] {
    let inbox = Inbox()
    let runner = CommandRunner(inbox: inbox)
    for (id, question) in questions {
      runner.start(id, Invocation(["gsettings", "get"] + question, timeLimit: patience))
    }
    let end = ContinuousClock.now + .milliseconds(patience)
    var changes: [SettingChange] = []
    var missing = questions.count
    while missing > 0 {
      while let item = inbox.take() {
        guard case .reply(.finished(let id, let result)) = item else { continue }
        missing -= 1
        if case .exited(status: 0, let output, _) = result, output.count > 0 { changes += change(id, output[0]) }
      }
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      guard missing > 0, left > 0 else { break }
      var entry = pollfd(fd: inbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, Int32(left.rounded(.up))) > 0 { inbox.clearWake() }
    }
    runner.endAll()
    return changes
  }

  /// What one answer sets: nothing where the desktop is as it comes.
  private static func change(_ id: ID, _ answer: String) -> [SettingChange] {
    switch (id, answer) {
    case ("text", _):
      guard let factor = Double(answer), factor.isFinite, factor != 1 else { return [] }
      return [.textSize(TextSize(nearest: factor))]
    case ("motion", "false"): return [.reduceMotion(true)]
    case ("contrast", "true"): return [.increaseContrast(true)]
    default: return []
    }
  }
}
