import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudReminders

@Suite("Shopping")
struct ShoppingTests {
  @Test("BTN-2: a busy button doesn't act twice")
  func checksOutOnce() throws {
    var app = try Playthrough()
    try app.transcript("shop")
    expect(
      try app.transcript("check out", "check out", "add one"),
      is: """
        > check out
        Check Out, busy.
        > check out
        Check Out, busy.
        > add one
        Add one, dimmed: you are paying.
        """)
    expect(app.outside.waits.count, is: 1)
    for percent in [25, 50, 75, 100] {
      try app.pass(milliseconds: 400)
      expect(app.session.state.shop.checkOut?.percent, is: percent)
    }
    try expect(app.pass(milliseconds: 400).hasSuffix("2 items ordered. Thank you."))
    expect(app.outside.waits.isEmpty && app.session.state.shop.count == 0)
    try expect(app.transcript("check out").hasSuffix("\nCheck Out, dimmed: the basket is empty."))
  }

  @Test func neverSaysAGiftCode() throws {
    var app = try Playthrough()
    try app.transcript("shop", "gift code")
    expect(app.session.prompt, is: .secret)
    try expect(app.transcript("swordfish"), is: "> swordfish\nGift code, filled, hidden.")
    try expect(app.transcript("read", "where am i").contains("swordfish"), is: false)
  }
}
