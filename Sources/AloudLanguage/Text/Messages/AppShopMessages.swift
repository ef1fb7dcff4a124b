// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Add {count}”
  package static func appShopAdd(count: Argument) -> Message { Message("app.shop.add", ["count": count]) }

  /// “Add one”
  package static var appShopAddOne: Message { Message("app.shop.addOne") }

  /// “{count} items in the basket.”
  package static func appShopBasket(count: Argument) -> Message { Message("app.shop.basket", ["count": count]) }

  /// “{count} centimeters”
  package static func appShopCentimetres(count: Argument) -> Message {
    Message("app.shop.centimetres", ["count": count])
  }

  /// “Check Out”
  package static var appShopCheckOut: Message { Message("app.shop.checkOut") }

  /// “Color”
  package static var appShopColour: Message { Message("app.shop.colour") }

  /// “{count} items”
  package static func appShopCount(count: Argument) -> Message { Message("app.shop.count", ["count": count]) }

  /// “Delivery”
  package static var appShopDelivery: Message { Message("app.shop.delivery") }

  /// “It takes three days, and costs nothing.”
  package static var appShopDeliveryText: Message { Message("app.shop.delivery.text") }

  /// “The basket is empty.”
  package static var appShopEmptied: Message { Message("app.shop.emptied") }

  /// “Empty the basket”
  package static var appShopEmpty: Message { Message("app.shop.empty") }

  /// “Nothing taken out.”
  package static var appShopEmptyKept: Message { Message("app.shop.empty.kept") }

  /// “{count} items will be taken out. It can be undone until you quit.”
  package static func appShopEmptyLoss(count: Argument) -> Message { Message("app.shop.empty.loss", ["count": count]) }

  /// “take everything out”
  package static var appShopEmptyPhrase: Message { Message("app.shop.empty.phrase") }

  /// “Empty the basket?”
  package static var appShopEmptyQuestion: Message { Message("app.shop.empty.question") }

  /// “Gift code”
  package static var appShopGiftCode: Message { Message("app.shop.giftCode") }

  /// “Gift wrap”
  package static var appShopGiftWrap: Message { Message("app.shop.giftWrap") }

  /// “{count} colors in stock”
  package static func appShopInStock(count: Argument) -> Message { Message("app.shop.inStock", ["count": count]) }

  /// “In stock only”
  package static var appShopInStockOnly: Message { Message("app.shop.inStockOnly") }

  /// “the basket is empty”
  package static var appShopIsEmpty: Message { Message("app.shop.isEmpty") }

  /// “Length”
  package static var appShopLength: Message { Message("app.shop.length") }

  /// “{count} items ordered. Thank you.”
  package static func appShopOrdered(count: Argument) -> Message { Message("app.shop.ordered", ["count": count]) }

  /// “out of stock”
  package static var appShopOutOfStock: Message { Message("app.shop.outOfStock") }

  /// “at most {count} in one parcel”
  package static func appShopParcel(count: Argument) -> Message { Message("app.shop.parcel", ["count": count]) }

  /// “you are paying”
  package static var appShopPaying: Message { Message("app.shop.paying") }

  /// “Paying”
  package static var appShopPayingTitle: Message { Message("app.shop.paying.title") }

  /// “Price”
  package static var appShopPrice: Message { Message("app.shop.price") }

  /// “Remove one”
  package static var appShopRemoveOne: Message { Message("app.shop.removeOne") }

  /// “Wool scarf”
  package static var appShopScarf: Message { Message("app.shop.scarf") }

  /// “Soft wool. The label has the color in braille.”
  package static var appShopScarfAbout: Message { Message("app.shop.scarf.about") }

  /// “a long scarf with fringes”
  package static var appShopScarfImage: Message { Message("app.shop.scarf.image") }

  /// “20 euros”
  package static var appShopScarfPrice: Message { Message("app.shop.scarf.price") }

  /// “Shop”
  package static var appShopTitle: Message { Message("app.shop.title") }

  /// “Add {count}”
  package static func appShopUndoAdd(count: Argument) -> Message { Message("app.shop.undo.add", ["count": count]) }

  /// “Color {colour}”
  package static func appShopUndoColour(colour: Argument) -> Message {
    Message("app.shop.undo.colour", ["colour": colour])
  }

  /// “Empty the basket”
  package static var appShopUndoEmpty: Message { Message("app.shop.undo.empty") }

  /// “Length {length}”
  package static func appShopUndoLength(length: Argument) -> Message {
    Message("app.shop.undo.length", ["length": length])
  }

  /// “Remove {count}”
  package static func appShopUndoRemove(count: Argument) -> Message {
    Message("app.shop.undo.remove", ["count": count])
  }
}
