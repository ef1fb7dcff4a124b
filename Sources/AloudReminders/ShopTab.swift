import Aloud

struct ShopTab: Sendable, Equatable {
  var count = 2
  var colour = ScarfColour.red
  var length = ScarfLength.usual
  var inStockOnly = false
  var giftCode = ""
  var isGiftWrapped = false
  var checkOut: CheckOut?

  var tab: Tab {
    Tab(.message(.appShopTitle), id: "shop") { rootElements }.subtitle(.message(.appShopBasket(count: .number(count))))
  }

  func screen(_ id: ID) -> Screen? { id == "scarf" ? scarfScreen : nil }

  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .pressed(let id): ShopAct(rawValue: id.name).map { press($0, id) } ?? []
    case .changed(let id, let value): change(id, to: value)
    case .elapsed("checkOut"): goOnCheckingOut()
    case .performed, .opened, .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today,
      .restored, .interrupted:
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

  var reason: LocalizedText? { checkOut == nil ? nil : .message(.appShopPaying) }
}

private enum ShopAct: String { case addOne, add, removeOne, emptyBasket, delivery, giftWrap, checkOut }

extension ShopTab {
  private mutating func press(_ act: ShopAct, _ id: ID) -> [Effect] {
    switch act {
    case .addOne: return add(1)
    case .add: return id.number.map { add($0) } ?? []
    case .removeOne: return add(-1)
    case .emptyBasket: return empty()
    case .delivery: return [.alert(Alert(.message(.appShopDelivery), text: .message(.appShopDeliveryText)))]
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
      let chosen = id == "colour" ? ScarfColour.allCases.first { $0.id == choice } : nil
      guard let new = chosen, new.isInStock, new != colour else { return [] }
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
    return [.undoable(.message(message(.number(abs(number))))), .say(.message(.appShopBasket(count: .number(count))))]
  }

  private mutating func empty() -> [Effect] {
    guard checkOut == nil, count > 0 else { return [] }
    count = 0
    return [.undoable(.message(.appShopUndoEmpty)), .say(.message(.appShopEmptied))]
  }
}

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
    Button(.message(.appShopEmpty), id: "emptyBasket").confirming(emptying).dimmed(for: emptyReason).dimmed(for: reason)
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
      let lengths = length.column(.message(.appShopLength), id: "length")
      Picker(.message(.appShopLength), id: "length", columns: [lengths]).style(.inline)
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

enum ScarfColour: String, Sendable, Equatable, CaseIterable {
  case red, blue, green, grey

  var id: ID { ID("colour", rawValue) }
  var title: LocalizedText { .message("app.shop.colour.\(rawValue)") }
  var isInStock: Bool { self != .green }
  static var inStockCount: Int { allCases.count(where: \.isInStock) }
}

enum ScarfLength: Int, Sendable, Equatable, CaseIterable, PickerChoice {
  case short = 120
  case usual = 150
  case long = 180
  case longest = 210

  var id: ID { ID("length", rawValue) }
  var title: LocalizedText { .message(.appShopCentimetres(count: .number(rawValue))) }
}

struct CheckOut: Sendable, Equatable {
  static let step = Effect.wait("checkOut", milliseconds: 400)

  var count: Int
  var percent = 0

  mutating func advance() -> Bool {
    guard percent < 100 else { return false }
    percent += 25
    return true
  }
}

struct Parcel {
  enum SizeError: ExplainedError {
    case tooMany

    var explanation: LocalizedText { .message(.appShopParcel(count: .number(Parcel.limit))) }
  }

  private static let limit = 20

  let size: LocalizedText

  init(_ count: Int) throws(SizeError) {
    guard count <= Self.limit else { throw .tooMany }
    size = .message(.appShopCount(count: .number(count)))
  }
}
