internal import Aloud

struct PlayedTurn: Sendable {
  /// The typed line, or `nil` before the first line.
  var line: String?
  var isSecret = false
  var announcements: [(announcement: Announcement, renderer: Renderer)] = []
  /// The other names that the next line could have used, if they are collected.
  var around: [LocalizedText] = []

  /// Returns whether a field is open after the turn: it stays open until something else is announced.
  func isEditing(after before: Bool) -> Bool {
    announcements.isEmpty ? before : announcements.contains { $0.announcement.states.contains(.editing) }
  }
}

struct PlayedSession: Sendable {
  /// The turns. The first has no line.
  var turns: [PlayedTurn] = [PlayedTurn()]
  var kept: [SettingName] = []

  func lines(_ form: SpokenForm) -> [String] {
    turns.flatMap { turn in
      (turn.line.map { [turn.isSecret ? "> " : "> " + $0] } ?? [])
        + turn.announcements.flatMap { announcement, renderer in
          switch form {
          case .text: [renderer.printed(announcement)]
          case .json: [renderer.json(announcement)]
          case .braille: [renderer.braille(announcement)]
          }
        }
    }
  }
}

struct NeedsProgram: Error {}

struct PlayedScript: Sendable {
  var settings: Settings
  var now: DateTime
  var files: [String: FileResult]
  var isRecognised: Bool
  var looksAround = false
  /// Returns the next line to type, or `nil` after the last.
  var line: @Sendable (_ index: Int, _ soFar: PlayedSession) -> String?
}

extension Transcript {
  var comments: [String] { head.prefix(while: Self.isComment).map { String($0.dropFirst(2)) } }

  var turnLines: [Int] {
    [firstBodyLine] + body.indices.filter { Self.input(body[$0]) != nil }.map { firstBodyLine + $0 }
  }

  /// The time in the header, or the default of ``AppPlayer``.
  var now: DateTime {
    let usual = DateTime(day: Day(20_777), hour: 15, minute: 30)
    guard let now = header.now else { return usual }
    let numbers = now.split { "-T:".contains($0) }.compactMap { Int($0) }
    guard numbers.count >= 5, let day = Day(year: numbers[0], month: numbers[1], day: numbers[2]) else { return usual }
    return DateTime(day: day, hour: numbers[3], minute: numbers[4], second: numbers.count > 5 ? numbers[5] : 0)
  }

  /// - Throws: ``NeedsProgram`` if the folder contains anything but text files, or ``SystemError``.
  func dataFiles() throws -> [String: FileResult] {
    guard let data = header.data else { return [:] }
    let folder = "\(FolderTree.folder(of: file))/\(data)"
    var files: [String: FileResult] = [:]
    for name in try FolderTree.names(in: folder) {
      guard !FolderTree.isFolder("\(folder)/\(name)"),
        let text = String(validating: try FileContents.read("\(folder)/\(name)"), as: UTF8.self)
      else { throw NeedsProgram() }
      files[name] = .contents(text)
    }
    return files
  }
}

/// The settings in a transcript's `arguments`. If they hold nothing else, the transcript can be played without the program.
struct TranscriptArguments {
  private(set) var changes: [SettingChange] = []
  private(set) var isRecognised = false

  /// Reads the words, or returns `nil` if one of them is anything else.
  init?(_ words: [String]) {
    var words = words[...]
    while let word = words.popFirst() {
      guard let option = TextLines.rest(of: word, after: "--") else { return nil }
      let (name, given) = option.cut(at: "=").map { (String($0.before), String($0.after)) } ?? (option, nil)
      if name == "recognised" {
        isRecognised = true
        continue
      }
      let negated = TextLines.rest(of: name, after: "no-")
      guard let setting = SettingName(rawValue: negated ?? name) else { return nil }
      // The program itself decides where speech goes, and which of two languages counts.
      if setting == .speech || setting == .locale { return nil }
      let value = setting.values == .flag ? (negated == nil ? "on" : "off") : given ?? words.popFirst()
      guard let value, let change = SettingChange(setting, value) else { return nil }
      changes.append(change)
    }
  }
}
