import Aloud

/// The Shop tab, which shows every kind of button and a picker.
struct ShopTab: AppTab {
  /// The number of scarves in the basket.
  var count = 2
  var colour = ScarfColour.red
  var length = ScarfLength.usual
  var inStockOnly = false
  var giftCode = ""
  var isGiftWrapped = false
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

  /// The reason why the basket can't be changed now.
  var reason: LocalizedText? { checkOut == nil ? nil : .message(.appShopPaying) }
}

/// The buttons and menu items that the Shop tab responds to, by id.
private enum ShopAct: String {
  case addOne, add, removeOne, emptyBasket, delivery, giftWrap, checkOut
}

extension ShopTab {
  private mutating func press(_ act: ShopAct, _ id: ID) -> [Effect] {
    switch act {
    case .addOne: return add(1)
    case .add: return id.number.map { add($0) } ?? []
    case .removeOne: return add(-1)
    case .emptyBasket: return empty()
    case .delivery:
      return [.alert(Alert(.message(.appShopDelivery), text: .message(.appShopDeliveryText)))]
    case .giftWrap:
      isGiftWrapped.toggle()
      return [.undoable(.message(.appShopGiftWrap))]
    case .checkOut: return startCheckingOut()
    }
  }

  mutating func change(_ id: ID, to value: Value) -> [Effect] {
    switch value {
    case .isOn(let isOn): if id == "inStockOnly" { inStockOnly = isOn }
    case .text(let text): if id == "giftCode" { giftCode = text }
    case .choice(let choice):
      guard id == "colour", let new = ScarfColour.allCases.first(where: { $0.id == choice }), new.isInStock,
        new != colour
      else { return [] }
      colour = new
      return [.undoable(.message(.appShopUndoColour(colour: .text(new.title))))]
    case .picked:
      guard id == "length", let new = ScarfLength.picked(in: value), new != length else { return [] }
      length = new
      return [.undoable(.message(.appShopUndoLength(length: .text(new.title))))]
    case .tokens, .moment, .color: break
    }
    return []
  }

  mutating func goOnCheckingOut() -> [Effect] {
    guard checkOut?.advance() == false else { return checkOut == nil ? [] : [CheckOut.step] }
    let paid = checkOut?.count ?? 0
    checkOut = nil
    count = 0
    giftCode = ""
    return [.say(.message(.appShopOrdered(count: .number(paid))))]
  }

  private mutating func startCheckingOut() -> [Effect] {
    guard checkOut == nil, count > 0, (try? Parcel(count)) != nil else { return [] }
    checkOut = CheckOut(count: count)
    return [CheckOut.step]
  }

  private mutating func add(_ number: Int) -> [Effect] {
    guard checkOut == nil, count + number >= 0 else { return [] }
    count += number
    let message = number < 0 ? Message.appShopUndoRemove : Message.appShopUndoAdd
    return [
      .undoable(.message(message(.number(abs(number))))),
      .say(.message(.appShopBasket(count: .number(count)))),
    ]
  }

  private mutating func empty() -> [Effect] {
    guard checkOut == nil, count > 0 else { return [] }
    count = 0
    return [.undoable(.message(.appShopUndoEmpty)), .say(.message(.appShopEmptied))]
  }
}
