import Aloud
import Testing

@testable import AloudSpeech

/// SPEED: ten thousand characters begin to sound as soon as a sentence does.
struct FirstBreathTests {
  @Test(
    "What goes on without a pause begins with a part of its own, and nothing of it is lost",
    arguments: [
      ("word ", 120), ("слово ", 120), ("don't ", 120), ("a", 60), ("语", 60), ("e\u{301}", 60), ("1/2 ", 120),
    ])
  func cut(_ part: String, longest: Int) {
    let text = String(repeating: part, count: 2_000)
    let passages = Markup.passages(of: Utterance([.text(text, language: nil)], language: "en"))
    let spoken = passages.compactMap { if case .speech(_, let markup, _) = $0 { markup } else { nil } }
    #expect(spoken.count == 2 && passages.count == 2)
    #expect(spoken.first.map { $0.count <= longest && $0.count > longest / 2 } == true)
    #expect(spoken.joined() == text)
  }

  @Test(
    "Sentences, and what is not longer than one, stay whole",
    arguments: [("One sentence, then another. ", 400), ("文。", 400), ("word ", 50), ("", 1), ("a", 250)])
  func whole(_ text: String, times: Int) {
    #expect(FirstBreath.end(in: String(repeating: text, count: times)) == nil)
  }
}
