package import Aloud

package struct DialogueFile {
  package struct Issue {
    package let line: Int
    package let text: String
  }

  package let path: String

  package init(path: String) { self.path = path }

  package static func all(in folder: String) throws -> [DialogueFile] {
    try FolderTree.names(in: folder).map { DialogueFile(path: "\(folder)/\($0)") }
  }

  package var name: String { String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]) }

  /// Plays the dialogues of the file, and returns what differs; writes that into the file instead if `records` is true, or else if
  /// ALOUD_RECORD=1 is in the environment.
  ///
  /// `start` starts the app of a dialogue with some settings at a local date and time.
  package func play(
    records: Bool? = nil, start: (Dialogue, Settings, DateTime) throws -> any DialogueSession
  ) throws -> [Issue] {
    let records = records ?? (ProcessVariable.value(of: "ALOUD_RECORD") == "1")
    let text = String(decoding: try FileContents.read(path), as: UTF8.self)
    var lines = TextLines.split(text)
    var issues: [Issue] = []
    for dialogue in try Dialogue.all(in: text) {
      try withoutActuallyEscaping(start) { start in
        var player = DialoguePlayer { locale in
          try start(dialogue, try dialogue.userSettings(locale: locale), try dialogue.now)
        }
        try player.play(dialogue)
        if player.count == 0 { issues.append(Issue(line: dialogue.line, text: "“\(dialogue.title)” expects nothing.")) }
        for difference in player.differences {
          if records {
            lines[difference.row.number - 1] = difference.recorded
          } else {
            issues.append(Issue(line: difference.row.number, text: "\(dialogue.title)\n\(difference)"))
          }
        }
      }
    }
    if records { try FileContents.write(Array(TextLines.joined(lines).utf8), to: path) }
    return issues
  }
}

extension Dialogue {
  /// The user's settings. Hints are off unless the dialogue turns them on.
  fileprivate func userSettings(locale: String?) throws -> Settings {
    var user = Settings(locale: locale ?? settings["locale"] ?? "en")
    user.hints = false
    for (key, text) in settings {
      guard let name = SettingName(rawValue: key), name != .locale else { continue }
      guard let change = SettingChange(name, text) else { throw DialogueError(line: line, text: "\(key): \(text)") }
      user.apply(change)
    }
    return user
  }

  /// The local date and time, Friday 20 November 2026, half past three, unless the dialogue has another such as 2026-11-22 10.
  fileprivate var now: DateTime {
    get throws {
      guard let text = settings["now"] else { return DateTime(day: Day(20_777), hour: 15, minute: 30) }
      let numbers = text.split { $0 == "-" || $0 == " " }.compactMap { Int($0) }
      guard numbers.count == 4, let day = Day(year: numbers[0], month: numbers[1], day: numbers[2]) else {
        throw DialogueError(line: line, text: text)
      }
      return DateTime(day: day, hour: numbers[3])
    }
  }
}
