import Aloud

extension ShopTab {
  @ElementBuilder var rootElements: [Element] {
    Button(.message(.appShopScarf), id: "scarf", action: .push("scarf")).style(.plain)
      .subtitle(.message(.appShopScarfPrice(price: 20)))
      .image("scarf", description: .message(.appShopScarfImage))
      .contextMenu(preview: .message(.appShopScarfAbout)) {
        MenuItem(.message(.appShopAddOne), id: "addOne").dimmed(for: reason)
      } suggested: {
        MenuItem(.message(.appShopDelivery), id: "delivery")
      }
    Toggle(.message(.appShopInStockOnly), id: "inStockOnly", isOn: inStockOnly)
      .subtitle(inStockOnly ? .message(.appShopInStock(count: .number(ScarfColour.inStockCount))) : nil)
    PopUpButton(.message(.appShopColour), id: "colour", selection: colour.id) {
      for colour in ScarfColour.allCases {
        MenuItem(colour.title, id: colour.id)
          .dimmed(if: !colour.isInStock, because: .message(.appShopOutOfStock))
          .hidden(if: inStockOnly && !colour.isInStock)
      }
    }
    Button(.message(.appShopAddOne), id: "addOne").style(.tinted).dimmed(for: reason)
      .menu {
        for number in [2, 5] {
          MenuItem(.message(.appShopAdd(count: .number(number))), id: ID("add", number)).dimmed(for: reason)
        }
      }
    Button(.message(.appShopRemoveOne), id: "removeOne").dimmed(for: emptyReason).dimmed(for: reason)
    Button(.message(.appShopEmpty), id: "emptyBasket").confirming(emptying)
      .dimmed(for: emptyReason).dimmed(for: reason)
    TextField(.message(.appShopGiftCode), id: "giftCode", value: giftCode).secure()
    Button(.message(.appShopDelivery), id: "delivery").style(.plain)
    Button(.message(.appShopGiftWrap), id: "giftWrap").selected(isGiftWrapped).dimmed(for: reason)
    Button(.message(.appShopCheckOut), id: "checkOut").style(.filled).size(.large)
      .updated { button in
        button.subtitle = try Parcel(count).size
        button = button.dimmed(for: emptyReason).busy(if: checkOut != nil)
      }
    if let checkOut { ProgressIndicator(.message(.appShopPayingTitle), id: "paying", percent: checkOut.percent) }
  }

  var scarfScreen: Screen {
    Screen(.message(.appShopScarf), id: "scarf") {
      Picture(.message(.appShopScarfImage), id: "scarf.picture", name: "scarf")
      TextBlock(.message(.appShopScarfAbout), id: "scarf.about")
      Picker(
        .message(.appShopLength), id: "length", columns: [length.column(.message(.appShopLength), id: "length")]
      )
      .style(.inline)
      Row(.message(.appShopPrice), id: "scarf.price").value(.message(.appShopScarfPrice(price: 20)))
    }
  }

  private var emptyReason: LocalizedText? { count == 0 ? .message(.appShopIsEmpty) : nil }

  private var emptying: Confirmation {
    Confirmation(
      .message(.appShopEmptyQuestion), loss: .message(.appShopEmptyLoss(count: .number(count))),
      phrase: .message(.appShopEmptyPhrase)
    )
    .kept(.message(.appShopEmptyKept))
  }
}
