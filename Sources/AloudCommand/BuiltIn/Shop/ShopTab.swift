import Aloud

/// The Shop tab: every kind of button, and a picker.
struct ShopTab: AppTab {
  /// How many scarves are in the basket.
  var count = 2
  var colour = ScarfColour.red
  var length = ScarfLength.usual
  /// Whether colours that are not in stock are left out.
  var inStockOnly = false
  var giftCode = ""
  var isGiftWrapped = false
  /// The paying that is under way.
  var checkOut: CheckOut?

  var tab: Tab {
    Tab(.message(.appShopTitle), id: "shop") { rootElements }
      .subtitle(.message(.appShopBasket(count: .number(count))))
  }

  func screen(_ id: ID) -> Screen? { id == "scarf" ? scarfScreen : nil }

  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .pressed(let id): ShopAct(rawValue: id.name).map { press($0, id) } ?? []
    case .changed(let id, let value): change(id, to: value)
    case .elapsed("checkOut"): goOnCheckingOut()
    case .performed, .opened, .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed,
      .settings,
      .today, .restored:
      []
    }
  }

  /// What is in the basket is not put back while it is paid for; what was paid for is not put back at all.
  static var undoParts: [StatePart<ShopTab>] {
    [
      StatePart { state, before, after throws(UndoRefusal) in
        let isOfBasket = before.count != after.count || before.isGiftWrapped != after.isGiftWrapped
        if isOfBasket, let reason = state.reason { throw UndoRefusal(because: reason) }
      },
      .value(\.count), .value(\.colour), .value(\.length), .value(\.isGiftWrapped), .value(\.inStockOnly),
    ]
  }

  /// Why the basket can't be changed now, or nil where it can.
  var reason: LocalizedText? { checkOut == nil ? nil : .message(.appShopPaying) }
}
