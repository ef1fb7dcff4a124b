import Aloud
import Expectations
import Testing

@testable import AloudTerminal

/// The loop on pipes, without a terminal.
@Suite struct LoopTests {
  @Test("EDIT-3: a line is taken as the keys have edited it") func editing() throws {
    // "Ad", Home, "X", Delete to the end, "Ada".
    let loop = try PlayedLoop(typing: "name\rAd\u{1B}[HX\u{0B}\u{7F}Ada\rcount\rquit\r") { $0.speech.isOn = true }
    expect(loop.text.contains("Ada came."))
    expect(loop.text.contains("1 came."))
    expect(loop.ending, is: .done)
  }

  @Test("EDIT-3: Up brings back an earlier line") func history() throws {
    let loop = try PlayedLoop(typing: "count\r\u{1B}[A\rquit\r") { $0.speech.isOn = true }
    expect(loop.text.matches(of: /0 came\./).count, is: 2)
  }

  @Test("EDIT-3: Tab completes what can be said here") func completion() throws {
    let loop = try PlayedLoop(typing: "cou\t\rquit\r") { $0.speech.isOn = true }
    expect(loop.text.contains("0 came."))
  }

  @Test("LOOP-6: a key silences what is being said") func silence() throws {
    let loop = try PlayedLoop(typing: "count\r") { $0.speech.isOn = true }
    let stop = try #require(loop.speech.firstIndex(of: .stopped))
    // The end of the input stops speech too.
    let answer = try #require(loop.speech.firstIndex(of: .said("0 came.")))
    expect(stop < answer)
    expect(loop.speech[..<stop].contains { if case .said(let text) = $0 { text.contains("Guestbook") } else { false } })
  }

  @Test("LOOP-6: Ctrl-C clears a line that is being edited, and then ends the program") func interrupt() throws {
    let loop = try PlayedLoop(typing: "count\u{03}\u{03}\u{03}") { $0.speech.isOn = true }
    expect(loop.ending, is: .interrupted)
    expect(!loop.text.contains("0 came."))
    expect(loop.text.contains("Goodbye."))
  }

  @Test("LOOP-12: a pipe is answered line by line, without a prompt") func pipe() throws {
    let loop = try PlayedLoop(typing: "count\nname Ada\ncount\n", isTerminal: false)
    expect(!loop.text.contains("> "))
    expect(loop.text.hasSuffix("0 came.\nAda came.\n1 came.\n"))
  }

  @Test("LOOP-5: a line that is no text is refused, and the next one is taken") func notText() throws {
    let loop = try PlayedLoop(typing: "co\u{01}unt\ncount\n", isTerminal: false)
    expect(loop.text.hasSuffix("0 came.\n"))
    expect(loop.text.contains("control"))
  }
}
