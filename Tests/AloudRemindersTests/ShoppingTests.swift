import Aloud
import AloudTesting
import Testing

@testable import AloudReminders

@Suite("Shopping")
struct ShoppingTests {
  @Test("BTN-1 to BTN-4: every kind of button says what it is")
  func showsEveryKindOfButton() throws {
    var app = try Playthrough()
    #expect(
      try app.transcript("shop") == """
        > shop
        Shop, 2 items in the basket, tab, selected, 3 of 4. 10 items.
        1. Wool scarf, 20 euros, image of a long scarf with fringes, opens a screen, menu.
        2. In stock only, toggle, off.
        3. Color, Red, pop-up button.
        4. Add one, button, menu.
        5. Remove one, button.
        6. Empty the basket, button, destructive.
        7. Gift code, secret text field, empty.
        8. Delivery, button.
        9. Gift wrap, button.
        10. Check Out, 2 items, button, main action.
        "More on" with a number opens an item's menu.
        """)
  }

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

  @Test func addsRemovesAndEmpties() throws {
    var app = try Playthrough()
    try app.transcript("shop")
    #expect(try app.transcript("more on add one", "add 5").hasSuffix("> add 5\n7 items in the basket."))
    try app.transcript("empty the basket", "empty the basket")
    #expect(app.session.state.shop.count == 7)
    #expect(
      try app.transcript("take everything out", "remove one", "undo") == """
        > take everything out
        The basket is empty.
        > remove one
        Remove one, dimmed: the basket is empty.
        > undo
        Undone: Empty the basket. 7 items in the basket.
        """)
    #expect(app.session.state.shop.count == 7)
  }

  @Test func offersColoursThatAreInStock() throws {
    var app = try Playthrough()
    try app.transcript("shop")
    #expect(try app.transcript("color").contains("3. Green, dimmed: out of stock."))
    #expect(try app.transcript("green", "back", "in stock only").hasSuffix("\n3 colors in stock, on."))
    #expect(try app.transcript("color").contains("3. Gray."))
    #expect(try app.transcript("gray") == "> gray\nColor, Gray.")
  }

  @Test("PICK-3: each choice of an inline picker counts at once, cancel puts back what was there")
  func choosesALength() throws {
    var app = try Playthrough()
    try app.transcript("shop", "wool", "length")
    #expect(try app.transcript("next") == "> next\n180 centimeters, 3 of 4.")
    #expect(app.session.state.shop.length == .long)
    try app.transcript("cancel")
    #expect(app.session.state.shop.length == .usual)
    #expect(try app.transcript("length", "210").hasSuffix("> 210\nLength, 210 centimeters."))
    #expect(try app.transcript("undo") == "> undo\nUndone: Length, 150 centimeters.")
    #expect(app.session.state.shop.length == .usual)
  }

  @Test func neverSaysAGiftCode() throws {
    var app = try Playthrough()
    try app.transcript("shop", "gift code")
    #expect(app.session.prompt == .secret)
    #expect(try app.transcript("swordfish") == "> swordfish\nGift code, filled, hidden.")
    #expect(try app.transcript("read", "where am i").contains("swordfish") == false)
  }
}
