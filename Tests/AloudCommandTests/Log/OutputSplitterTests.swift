import Expectations
import Testing

@testable import AloudPrompts

/// A program's output becomes lines, as a terminal would show them in the end.
struct OutputSplitterTests {
  @Test(
    "a line without what means nothing by ear",
    arguments: [
      ("plain\r", "plain"), ("\u{1B}[1;31merror:\u{1B}[0m no", "error: no"), ("10%\r20%\rdone", "done"),
      ("10%\r20%\r", "20%"), ("\u{1B}]0;title\u{7}text", "text"), ("\u{1B}]8;;http://x\u{1B}\\link", "link"),
      ("Wait|\u{8}/\u{8}-", "Wait-"), ("é\u{8}e", "e"), ("a\tb", "a\tb"), ("\u{1B}(Bx\u{7}", "x"), ("\u{1B}[", ""),
    ])
  func text(_ bytes: String, _ shown: String) { expect(OutputSplitter.text(Array(bytes.utf8)), is: shown) }

  @Test("lines come when they end, however the bytes are cut, even within a letter") func cuts() {
    let bytes = Array("één\r\ntwee\n\ndrie".utf8)
    for cut in bytes.indices {
      var splitter = OutputSplitter()
      let lines = splitter.take(bytes[..<cut]).lines + splitter.take(bytes[cut...]).lines
      expect(lines, is: ["één", "twee", ""])
      expect(splitter.takeLine(), is: "drie")
      expect(splitter.unfinished, is: "")
    }
  }

  @Test("what is written over is the progress, with the words before it") func redrawn() {
    var splitter = OutputSplitter()
    expect(splitter.take(Array("Reading  5%".utf8)), is: OutputSplitter.News())
    expect(splitter.take(Array("\rReading 45%".utf8)), is: OutputSplitter.News(percent: 45, activity: "Reading"))
    expect(splitter.take(Array("\rReading, done.\r\n".utf8)).lines, is: ["Reading, done."])
  }

  @Test(
    "lines that a program goes back up to are progress, and lines again when they are complete or say something else")
  func rows() {
    var splitter = OutputSplitter()
    func take(_ text: String) -> OutputSplitter.News { splitter.take(Array(text.utf8)) }
    expect(take("start\na: 0%\nb: 0%\n").lines, is: ["start", "a: 0%", "b: 0%"])
    expect(take("\u{1B}[2A\u{1B}[Ka: 40%\nb: 20%\n"), is: OutputSplitter.News(percent: 30))
    // Cut within the way up, which goes on without the end of a line.
    expect(take("\u{1B}[2"), is: OutputSplitter.News())
    expect(take("Aa: 100%\nb: 60%\u{1B}[Aa: 100%\n\n"), is: OutputSplitter.News(lines: ["a: 100%"], percent: 80))
    expect(take("\u{1B}[Fb: done\u{1B}[1B\nend\n").lines, is: ["b: done", "", "end"])
  }

  @Test("a line has no spaces at its end") func trimmed() {
    var splitter = OutputSplitter()
    expect(
      splitter.take(Array("collecting\rcollected 10 items    \r\n  a \n".utf8)).lines,
      is: ["collected 10 items", "  a"])
  }

  @Test(
    "a bar that was drawn is left out",
    arguments: [
      ("Get [##  ] 40%\rGet [####] 100%", "Get, 100%"),
      ("\r100%|██████████| 50/50 [00:05<00:00]", "100%, 50/50 [00:05<00:00]"),
      ("\r   ━━━━━╸━━ 1.2/1.2 MB", "1.2/1.2 MB"), ("\r[=====>    ] 45%", "45%"), ("[####] 100%", "[####] 100%"),
      ("\rReading [1 of 3]: x", "Reading [1 of 3]: x"),
    ])
  func bar(_ bytes: String, _ shown: String) {
    var splitter = OutputSplitter()
    expect(splitter.take(Array((bytes + "\n").utf8)).lines, is: [shown])
  }

  @Test("a line without an end does not fill the memory") func endless() {
    var splitter = OutputSplitter()
    let news = splitter.take([UInt8](repeating: 0x78, count: 200_000))
    expect(news.lines.map(\.utf8.count), is: [65_536, 65_536, 65_536])
    expect(splitter.takeLine().utf8.count, is: 200_000 - 3 * 65_536)
  }

  @Test(
    "the words before a percentage are those that stay while it grows",
    arguments: [
      ("Receiving objects:  42% (9/20), 3 MiB", "Receiving objects"), ("Get foo-1.2.whl [###   ] 45%", "Get"),
      ("\u{28}3/10) [##   ] 30%", nil), ("12.5 MB of 25 MB, 50%", nil), ("45% done", nil), ("done", nil),
      ("(Reading database ... 5%", "Reading database"),
      ("Reading package lists... 5%", "Reading package lists"), ("Get [####    ] 45%", "Get"),
    ])
  func activity(_ text: String, _ activity: String?) { expect(text.activity, is: activity) }

  @Test(
    "the percentage is the last one",
    arguments: [
      ("Get 45% [3 of 7]", 45), ("[####  ] 12.5 %", 12), ("100%", 100), ("5%, 9%", 9), ("% done", nil), ("400%", nil),
      ("none", nil), (".5%", 5),
    ])
  func percent(_ text: String, _ percent: Int?) { expect(text.percent, is: percent) }
}
