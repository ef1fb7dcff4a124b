import Aloud

extension ShopTab {
  /// What stands on the tab's own screen.
  @ElementBuilder var rootElements: [Element] {
    Button(.message("app.shop.scarf"), id: "scarf", action: .push("scarf")).style(.plain)
      .subtitle(.message("app.shop.scarf.price"))
      .image("scarf", description: .message("app.shop.scarf.image"))
      .contextMenu(preview: .message("app.shop.scarf.about")) {
        MenuItem(.message("app.shop.addOne"), id: "addOne").dimmed(for: reason)
      } suggested: {
        MenuItem(.message("app.shop.delivery"), id: "delivery")
      }
    Toggle(.message("app.shop.inStockOnly"), id: "inStockOnly", isOn: inStockOnly)
    PopUpButton(.message("app.shop.colour"), id: "colour", selection: colour.id) {
      for colour in ScarfColour.allCases {
        MenuItem(colour.title, id: colour.id)
          .dimmed(if: !colour.isInStock, because: .message("app.shop.outOfStock"))
          .hidden(if: inStockOnly && !colour.isInStock)
      }
    }
    Button(.message("app.shop.addOne"), id: "addOne").style(.tinted).dimmed(for: reason)
      .menu {
        for number in [2, 5] {
          MenuItem(.message("app.shop.add", ["count": .number(number)]), id: ID("add", number)).dimmed(for: reason)
        }
      }
    Button(.message("app.shop.removeOne"), id: "removeOne").dimmed(for: emptyReason).dimmed(for: reason)
    Button(.message("app.shop.empty"), id: "emptyBasket").confirming(emptying)
      .dimmed(for: emptyReason).dimmed(for: reason)
    TextField(.message("app.shop.giftCode"), id: "giftCode", value: giftCode).secure()
    Button(.message("app.shop.delivery"), id: "delivery").style(.plain)
    Button(.message("app.shop.giftWrap"), id: "giftWrap").selected(isGiftWrapped).dimmed(for: reason)
    Button(.message("app.shop.checkOut"), id: "checkOut").style(.filled).size(.large)
      .updated { button in
        button.subtitle = try Parcel(count).size
        button = button.dimmed(for: emptyReason).busy(if: checkOut != nil)
      }
    if let checkOut { ProgressIndicator(.message("app.shop.paying.title"), id: "paying", percent: checkOut.percent) }
  }

  /// The screen of the scarf: what there is to know about it, and how long it is to be.
  var scarfScreen: Screen {
    Screen(.message("app.shop.scarf"), id: "scarf") {
      Picture(.message("app.shop.scarf.image"), id: "scarf.picture", name: "scarf")
      TextBlock(.message("app.shop.scarf.about"), id: "scarf.about")
      Picker(
        .message("app.shop.length"), id: "length", columns: [length.column(.message("app.shop.length"), id: "length")]
      )
      .style(.inline)
      Row(.message("app.shop.price"), id: "scarf.price").value(.message("app.shop.scarf.price"))
    }
  }

  private var emptyReason: LocalizedText? { count == 0 ? .message("app.shop.isEmpty") : nil }

  private var emptying: Confirmation {
    Confirmation(
      .message("app.shop.empty.question"), loss: .message("app.shop.empty.loss", ["count": .number(count)]),
      phrase: .message("app.shop.empty.phrase")
    )
    .kept(.message("app.shop.empty.kept"))
  }
}
