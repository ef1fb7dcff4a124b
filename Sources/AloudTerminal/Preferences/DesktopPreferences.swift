public import Aloud
internal import Dispatch
internal import Glibc

/// The desktop's settings that concern Aloud (SET-5): larger text, less motion, more contrast.
///
/// All queries are sent together at the start, which waits a moment for the answers. Later answers are reported when they arrive.
/// `gsettings` and the desktop's portal are queried with commands, which need no desktop library here.
public struct DesktopPreferences {
  /// In milliseconds. The answers take about 20 ms on a machine that has little else to do.
  private static let patience = 50
  /// In milliseconds for an answer. Nobody waits for it, and a machine may have much else to do.
  private static let limit = 60_000

  private static let questions: KeyValuePairs<ID, [String]> = [
    "text": ["gsettings", "get", "org.gnome.desktop.interface", "text-scaling-factor"],
    "motion": ["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"],
    "contrast": ["gsettings", "get", "org.gnome.desktop.a11y.interface", "high-contrast"],
    "portal": [
      "gdbus", "call", "--session", "--dest", "org.freedesktop.portal.Desktop", "--object-path",
      "/org/freedesktop/portal/desktop", "--method", "org.freedesktop.portal.Settings.ReadAll",
      "['org.freedesktop.appearance']",
    ],
  ]

  /// The settings from the answers that came at once. Empty unless a user is at a terminal of a desktop.
  public let changes: [SettingChange]
  private let runner: CommandRunner

  /// Queries the desktop. Answers that come later are passed to `late`.
  ///
  /// Without a user at a terminal nothing is queried, so that the same lines give the same transcript on any desktop.
  public init(late: @escaping @Sendable ([SettingChange]) -> Void) {
    let inbox = Inbox()
    runner = CommandRunner(inbox: inbox)
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { EnvironmentVariable.value($0) != nil }
    guard hasDisplay, Interaction.isInteractive else {
      changes = []
      return
    }
    for (id, question) in Self.questions { runner.start(id, Invocation(question, timeLimit: Self.limit)) }
    var first: [SettingChange] = []
    let missing = Self.take(Self.questions.count, from: inbox, within: Self.patience) { first += $0 }
    changes = first
    if missing > 0 {
      DispatchQueue.global().async { _ = Self.take(missing, from: inbox, within: Self.limit, late) }
    }
  }

  /// Stops waiting for answers.
  public func end() { runner.endAll() }

  /// An answer that never comes delays no other. Returns the number of answers that are still missing.
  private static func take(
    _ count: Int, from inbox: Inbox, within patience: Int, _ tell: ([SettingChange]) -> Void
  ) -> Int {
    let end = ContinuousClock.now + .milliseconds(patience)
    var missing = count
    while missing > 0 {
      while let item = inbox.take() {
        guard case .reply(.finished(let id, let result)) = item else { continue }
        missing -= 1
        guard case .exited(status: 0, let output, _) = result, output.count > 0 else { continue }
        let changes = changes(id, output[0])
        if !changes.isEmpty { tell(changes) }
      }
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      guard missing > 0, left > 0 else { break }
      var entry = pollfd(fd: inbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, Int32(left.rounded(.up))) > 0 { inbox.clearWake() }
    }
    return missing
  }

  private static func changes(_ id: ID, _ answer: String) -> [SettingChange] {
    switch (id, answer) {
    case ("text", _):
      guard let factor = Double(answer), factor.isFinite, factor != 1 else { return [] }
      return [.textSize(TextSize(nearest: factor))]
    case ("motion", "false"): return [.reduceMotion(true)]
    case ("contrast", "true"): return [.increaseContrast(true)]
    case ("portal", _):
      // GVariant's text form, such as ({'org.freedesktop.appearance': {'contrast': <uint32 1>}},).
      return (answer.contains("'contrast': <uint32 1>") ? [.increaseContrast(true)] : [])
        + (answer.contains("'reduced-motion': <uint32 1>") ? [.reduceMotion(true)] : [])
    default: return []
    }
  }
}

/// Signs that a screen reader is running, because two voices at once help nobody. Certainty is not possible.
public enum ScreenReaderEvidence {
  /// A Boolean value that indicates whether there is a sign: Speakup in the kernel, or a process of Orca or BRLTTY.
  public static var isFound: Bool {
    access("/sys/accessibility/speakup", F_OK) == 0 || processNames.contains { ["orca", "brltty"].contains($0) }
  }

  /// A Boolean value that indicates whether there is a sign of a braille display: a process of BRLTTY.
  public static var isBrailleFound: Bool { processNames.contains("brltty") }

  private static var processNames: [Substring] {
    ProcessFiles.processes.compactMap { ProcessFiles.text("comm", of: $0)?.prefix { $0 != "\n" } }
  }
}
