import Aloud
import Testing

@testable import AloudCommand

@Suite("Shopping")
struct ShoppingTests {
  @Test("BTN-1 to BTN-4: every kind of button says what it is")
  func showsEveryKindOfButton() throws {
    var app = try Playthrough()
    _ = app.start()
    #expect(
      app.take("shop") == """
        > shop
        Shop, tab, selected, 3 of 4. 10 items.
        1. Wool scarf, 20 euros, image of a long scarf with fringes, button, opens a screen.
        2. In stock only, toggle, off.
        3. Color, Red, pop-up button.
        4. Add one, button.
        5. Remove one, button.
        6. Empty the basket, button, destructive.
        7. Gift code, secret text field, empty.
        8. Delivery, button.
        9. Gift wrap, button.
        10. Check Out, 2 items, button, main action.
        Say "more on" and a number for the menu of an item.
        """)
  }

  @Test("BTN-2: a busy button doesn't act twice")
  func checksOutOnce() throws {
    var app = try Playthrough()
    _ = app.start()
    _ = app.take("shop")
    #expect(
      app.take("check out", "check out", "add one") == """
        > check out
        Check Out, busy.
        > check out
        Check Out, busy.
        > add one
        Add one, dimmed: you are paying.
        """)
    #expect(app.waits.count == 1)
    for percent in [25, 50, 75, 100] {
      _ = app.pass(milliseconds: 400)
      #expect(app.session.state.shop.checkOut?.percent == percent)
    }
    #expect(app.pass(milliseconds: 400).hasSuffix("2 items ordered. Thank you."))
    #expect(app.waits.isEmpty && app.session.state.shop.count == 0)
    #expect(app.take("check out").hasSuffix("\nCheck Out, dimmed: the basket is empty."))
  }

  @Test func addsRemovesAndEmpties() throws {
    var app = try Playthrough()
    _ = app.start()
    _ = app.take("shop")
    #expect(app.take("more on add one", "add 5").hasSuffix("> add 5\n7 items in the basket."))
    _ = app.take("empty the basket", "empty the basket")
    #expect(app.session.state.shop.count == 7)
    #expect(
      app.take("take everything out", "remove one", "undo") == """
        > take everything out
        The basket is empty.
        > remove one
        Remove one, dimmed: the basket is empty.
        > undo
        Undone: Empty the basket.
        """)
    #expect(app.session.state.shop.count == 7)
  }

  @Test func offersColoursThatAreInStock() throws {
    var app = try Playthrough()
    _ = app.start()
    _ = app.take("shop")
    #expect(app.take("color").contains("3. Green, dimmed: out of stock."))
    #expect(app.take("green", "back", "in stock only").hasSuffix("\nOn."))
    #expect(app.take("color").contains("3. Gray."))
    #expect(app.take("gray") == "> gray\nColor, Gray.")
  }

  @Test("PICK-3: each choice of an inline picker counts at once, cancel puts back what was there")
  func choosesALength() throws {
    var app = try Playthrough()
    _ = app.start()
    _ = app.take("shop", "wool", "length")
    #expect(app.take("next") == "> next\n180 centimeters, 3 of 4.")
    #expect(app.session.state.shop.length == .long)
    _ = app.take("cancel")
    #expect(app.session.state.shop.length == .usual)
    #expect(app.take("length", "210").hasSuffix("> 210\nLength, 210 centimeters."))
    #expect(app.take("undo") == "> undo\nUndone: Length 210 centimeters.")
    #expect(app.session.state.shop.length == .usual)
  }

  @Test func neverSaysAGiftCode() throws {
    var app = try Playthrough()
    _ = app.start()
    _ = app.take("shop", "gift code")
    #expect(app.session.prompt == .secret)
    #expect(app.take("swordfish") == "> swordfish\nGift code, filled, hidden.")
    #expect(app.take("read", "where am i").contains("swordfish") == false)
  }
}
