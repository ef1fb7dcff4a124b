import Aloud

/// The Shop tab, which shows every kind of button and a picker.
struct ShopTab: AppTab {
  /// The number of scarves in the basket.
  var count = 2
  var colour = ScarfColour.red
  var length = ScarfLength.usual
  /// A Boolean value that indicates whether colours that are not in stock are hidden.
  var inStockOnly = false
  var giftCode = ""
  var isGiftWrapped = false
  /// The payment in progress.
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

  /// The parts that undo restores. The basket is not restored during payment, and never once it is paid for.
  static var undoParts: [StatePart<ShopTab>] {
    [
      StatePart { state, before, after throws(UndoRefusal) in
        let isOfBasket = before.count != after.count || before.isGiftWrapped != after.isGiftWrapped
        if isOfBasket, let reason = state.reason { throw UndoRefusal(because: reason) }
      },
      .value(\.count), .value(\.colour), .value(\.length), .value(\.isGiftWrapped), .value(\.inStockOnly),
    ]
  }

  /// The reason why the basket can't be changed now, or `nil` if it can.
  var reason: LocalizedText? { checkOut == nil ? nil : .message(.appShopPaying) }
}
