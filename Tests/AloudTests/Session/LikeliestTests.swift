import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// "What can I say" begins with what is likeliest (VOICE).
struct LikeliestTests {
  struct Kitchen: App {
    var initialState: Int { 0 }

    func interface(for state: Int) -> Interface {
      Interface("Kitchen") {
        Tab("Cook", id: "cook") {
          Button("Bread", id: "bread")
          Button("Soup", id: "soup")
          Button("Tea", id: "tea").dimmed()
          Button("Rice", id: "rice")
          Button("Salad", id: "salad")
          Button("Start", id: "start").style(.filled)
          Button("Cake", id: "cake")
          PullDownButton("More", id: "more") {
            MenuItem("Share", id: "share")
            MenuItem("Print", id: "print")
          }
        }
        Tab("Eat", id: "eat") {
          Button("Table", id: "table"); Button("Chair", id: "chair")
        }
      }
    }

    func update(_ state: inout Int, _ event: Event) -> [Effect] {
      state += 1
      return []
    }
  }

  /// What help says first, after some lines.
  private func example(after lines: String...) throws -> String? {
    var player = try SessionPlayer(of: Kitchen())
    player.say(lines)
    return player.say("what can I say").first
  }

  @Test("VOICE-1: without any use, what the app marks comes first, then what stands first and can be used")
  func unused() throws {
    try expect(example(), is: "For example: Start, Bread, Soup, Rice, or Salad.")
  }

  @Test("VOICE-1: what was used most at the place comes first, commands too; what only helps is none of it")
  func used() throws {
    expect(
      try example(after: "cake", "cake", "next", "help", "faster", "soup", "cake", "next"),
      is: "For example: Cake, next, Soup, Start, or Bread.")
  }

  @Test("VOICE-1: each place has its own, also a menu; a number and a part of a name count as the name does")
  func places() throws {
    try expect(example(after: "7", "ca", "eat"), is: "For example: Table or Chair.")
    try expect(example(after: "6", "6", "eat", "chair", "cook"), is: "For example: Start, Bread, Soup, Rice, or Salad.")
    try expect(example(after: "more", "print", "more"), is: "For example: Print or Share.")
  }

  @Test("VOICE-1: what can't be used now is not named, however often it was tried") func dimmed() throws {
    try expect(example(after: "tea", "tea"), is: "For example: Start, Bread, Soup, Rice, or Salad.")
  }

  @Test("VOICE-1: of a million rows, no more are made than are named") func manyRows() throws {
    let counter = RowCounter()
    var player = try SessionPlayer(of: TestApp(counter: counter))
    player.say("numbers", "500000")
    counter.forget()
    expect(player.say("help").first, is: "For example: Line 500000, Line 1, Line 2, Line 3, or Line 4.")
    expect(counter.provided.count < 100)
  }
}
