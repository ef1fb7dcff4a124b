@testable internal import Aloud

/// What is printed and what is said of an announcement.
enum AnnouncementCheck {
  static func check(_ announcement: Announcement, _ renderer: Renderer) throws {
    let printed = renderer.printed(announcement)
    try PrintedCheck.check(printed)
    for line in renderer.lines(announcement, columns: 20) { try PrintedCheck.check(line) }
    let utterance = renderer.utterance(announcement)
    try PrintedCheck.check(utterance.plainText)
    let isSaid = utterance.plainText.contains { !$0.isWhitespace }
    if isSaid != printed.contains(where: { !$0.isWhitespace }) {
      throw Finding("printed \(printed.debugDescription), said \(utterance.plainText.debugDescription)")
    }
    // The facts are the same: each sentence is there in both, in the words or the reading of the same text.
    let (eyes, ears) = (renderer.sentences(announcement), renderer.speaking.sentences(announcement))
    guard eyes.count == ears.count else { throw Finding("\(eyes.count) sentences are printed, \(ears.count) are said") }
    for (seen, heard) in zip(eyes, ears) {
      let (names, others) = (Self.names(in: seen), Self.names(in: heard))
      if names != others { throw Finding("printed \(names), said \(others)") }
    }
    _ = renderer.braille(announcement)
  }

  /// What comes from outside, which no reading changes.
  private static func names(in runs: [TextRun]) -> [String] { runs.filter { $0.kind == .outside }.map(\.text) }
}
