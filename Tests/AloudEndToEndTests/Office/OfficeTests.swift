import Aloud
import AloudTesting
import Expectations
import Testing

extension HardTests {
  /// HOST-2: the cases of "only what was meant", said to one app in three forms.
  @Suite struct OfficeTests {
    /// The lines of each case, by its number: each begins and ends at the desk.
    private static let cases: KeyValuePairs<String, [String]> = [
      "1 part of the day": [
        "alarm", "7:55", "the morning one", "done", "alarm", "7:55", "p.m.", "done", "alarm", "cancel",
      ],
      "2 no is no number": ["no, 3", "no, three", "number 11", "no, 3"],
      "3 answers are no names": ["due tomorrow", "no", "due tomorrow", "yes", "due tomorrow", "ok", "done", "okay"],
      "4 questions stand in fields": [
        "name", "cut the cake", "where am i", "read", "yes", "name", "where am i", "cancel",
      ],
      "5 a number to right?": ["due", "16 november 2026", "1", "where am i", "no", "cancel"],
      "6 questions queue": ["two questions", "1", "2", "where am i", "two questions", "cancel", "cancel"],
      "6 a permission": ["permission", "yes", "help", "refuse", "permission", "cancel"],
      "11 on and off": ["in stock on", "in stock on", "stock off", "urgent on", "urgent off", "urgent off"],
      "12 undo takes one act": ["bag on", "buy", "undo", "undo", "redo", "redo", "urgent on", "undo", "redo"],
      "13 a sheet over a sheet": [
        "write", "subject", "Hello", "address", "street", "Mill Lane", "take it", "send", "undo", "undo", "redo",
      ],
      "15 save at a sheet": ["write", "subject", "Dear Ben", "cancel", "where am i", "save", "cancel", "discard"],
      "16 what is lost is asked about": [
        "write", "subject", "Dear Eve", "cancel", "keep editing", "cancel", "discard",
      ],
      "18 an invalid field": ["code", "A1", "code", "abc", "where am i"],
      "19 a time changes no date": ["meeting", "15 h 30", "15 30", "at 8:15", "the 24th", "1", "done"],
      "20 ISO": ["meeting 2026-11-27T10:00", "where am i"],
      "21 from the value held": [
        "due the day after", "due the week after", "tea five minutes more", "tea ten minutes",
      ],
      "22 how many is no day, ja": ["due", "4人", "4週間で", "4個", "due", "5日", "where am i", "cancel"],
      "23 a weekday is no other, de": [
        "due freitag in acht Tagen", "due montag in drei Tagen", "due", "dienstag in drei Tagen", "abbrechen",
        "abbrechen",
      ],
      "24 whole values": [
        "paint orange", "paint blue", "paint red", "tea ten seconds", "alarm 24:00", "alarm", "cancel",
      ],
      "25 one question": ["meeting next friday at half past five", "where am i", "done", "meeting", "cancel"],
      "28 a deletion": ["delete work", "yes", "1", "delete work", "keep", "delete work", "delete all the work"],
    ]

    /// Where what a program does when a button is pressed, by messages of its own, is no part of what is undone.
    private static let undoneOtherwise = "13 a sheet over a sheet"
    private static let answeredLater = "6 questions queue"

    @Test(
      "HOST-2: a document, a program and an app in Swift give the same transcript", arguments: Array(cases.map(\.key)))
    func same(_ name: String) async throws {
      let lines = try #require(Self.cases.first { $0.key == name }?.value)
      let locale = ["ja", "de"].first { name.hasSuffix(", \($0)") } ?? "en"
      try await TemporaryFolder.with { folder in
        try ShownDocument.writeAll(of: Article("Sources/AloudDocuments/AloudDocuments.docc/Hosts.md"), in: folder)
        try Files.write(OfficeDocument.yaml, to: "\(folder)/office.yaml")
        try Files.write(OfficeDocument.python, to: "\(folder)/office.py")
        var transcripts: [[String]] = []
        for arguments in [["run", "office.yaml"], ["host", "python3", "office.py"]] {
          let result = try await Program.run(
            [arguments[0], "--echo", "--now", "2026-11-20T15:30", "--locale", locale] + arguments.dropFirst(),
            input: lines.map { $0 + "\n" }.joined(), directory: folder)
          expect(result.errorText == "" && result.exit == .code(0))
          transcripts.append(Self.exchanges(result.lines))
        }
        var player = try AppPlayer(OfficeApp(), locale: locale)
        let played = try [player.opening] + lines.map { try player.transcript($0) }
        transcripts.append(
          Self.exchanges(
            played.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }))
        // The app in Swift is played without the end of its input.
        let ended = transcripts[0].map { part in
          part.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !Self.ends.contains(where: $0.hasPrefix)
          }
          .joined(separator: "\n")
        }
        let (document, host, swift) = (transcripts[0], transcripts[1], transcripts[2])
        for index in document.indices {
          let (shown, played) = (index < host.count ? host[index] : "", index < swift.count ? swift[index] : "")
          expect(played, is: ended[index], "Swift, \(name)")
          let isUndone = document[index].hasPrefix("> undo") || document[index].hasPrefix("> redo")
          if isUndone, name == Self.undoneOtherwise { continue }
          // What a program says to an answer comes when it has heard of it: the next question may be there before.
          let inOrder = name != Self.answeredLater
          expect(
            inOrder ? shown == document[index] : Self.lines(shown) == Self.lines(document[index]),
            "the program, \(name): \(shown), \(document[index])")
        }
      }
    }

    /// How the end of the input is told.
    private static let ends = ["The input has ended.", "Die Eingabe ist zu Ende.", "入力が終わりました"]

    private static func lines(_ exchange: String) -> [Substring] { exchange.split(separator: "\n").sorted() }

    /// The lines, parted before each that is typed.
    private static func exchanges(_ lines: [String]) -> [String] {
      lines.reduce(into: [""]) { parts, line in
        if line.hasPrefix("> ") { parts.append(line) } else { parts[parts.count - 1] += "\n" + line }
      }
    }
  }
}
