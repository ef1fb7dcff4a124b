import Aloud
import AloudTesting
import Testing

@testable import AloudReminders

@Suite("Shopping")
struct ShoppingTests {
  @Test("BTN-2: a busy button doesn't act twice")
  func checksOutOnce() throws {
    var app = try Playthrough()
    try app.transcript("shop")
    #expect(
      try app.transcript("check out", "check out", "add one") == """
        > check out
        Check Out, busy.
        > check out
        Check Out, busy.
        > add one
        Add one, dimmed: you are paying.
        """)
    #expect(app.outside.waits.count == 1)
    for percent in [25, 50, 75, 100] {
      try app.pass(milliseconds: 400)
      #expect(app.session.state.shop.checkOut?.percent == percent)
    }
    #expect(try app.pass(milliseconds: 400).hasSuffix("2 items ordered. Thank you."))
    #expect(app.outside.waits.isEmpty && app.session.state.shop.count == 0)
    #expect(try app.transcript("check out").hasSuffix("\nCheck Out, dimmed: the basket is empty."))
  }

  @Test func neverSaysAGiftCode() throws {
    var app = try Playthrough()
    try app.transcript("shop", "gift code")
    #expect(app.session.prompt == .secret)
    #expect(try app.transcript("swordfish") == "> swordfish\nGift code, filled, hidden.")
    #expect(try app.transcript("read", "where am i").contains("swordfish") == false)
  }
}
