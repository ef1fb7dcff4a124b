internal import AloudLanguage
@testable internal import Aloud
@testable internal import AloudTerminal

/// What comes from a recogniser and from a terminal, however it is split.
enum StreamCheck {
  static func checkRecogniser(_ bytes: [UInt8]) throws {
    var lines = RecogniserLines()
    for line in lines.take(bytes) + [lines.last].compactMap(\.self) {
      guard let read = try? RecogniserLine(line) else { continue }
      for hypothesis in read.recognition.hypotheses {
        // What is no number from 0 to 1 confirms nothing.
        if let sureness = hypothesis.confidence, !(0...1).contains(sureness),
          HearingSureness(sureness, changes: true, isGuarded: true) != .none
        {
          throw Finding("sure by \(sureness)")
        }
      }
      if !(0...60).contains(read.duration) { throw Finding("it took \(read.duration) s to say") }
      var session = try FuzzedApps.gallery.session("en", [])
      FuzzTarget.countLine()
      for announcement in try session.hear(read.recognition) {
        try AnnouncementCheck.check(announcement, session.session.renderer)
      }
    }
  }

  static func checkTerminal(_ bytes: [UInt8]) throws {
    var whole = TerminalAnswer.ofColors, split = TerminalAnswer.ofColors
    whole.take(bytes)
    for byte in bytes { split.take([byte]) }
    whole.end()
    split.end()
    if whole.colors != split.colors || whole.typed != split.typed { throw Finding("split bytes are read otherwise") }
    if whole.typed.count > bytes.count { throw Finding("more is typed than has come") }
    var scaling = TerminalAnswer.ofPositions, one = TerminalAnswer.ofPositions
    scaling.take(bytes)
    for byte in bytes { one.take([byte]) }
    scaling.end()
    one.end()
    if scaling.typed != one.typed || scaling.canScale != one.canScale {
      throw Finding("split bytes are read otherwise")
    }
  }
}
