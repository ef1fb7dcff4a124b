/// A place in a menu for items that are got when the menu is opened (MENU-1). The app hears `opened`, and puts the items in
/// its place when they have come, or says that they could not be got; opening the menu again asks again.
public struct DeferredItems: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// Why the items could not be got, or nil while they are being got.
  public var failure: LocalizedText?

  /// Items that are got when the menu is opened, or could not be because of `failure`.
  public init(id: ID, failure: LocalizedText? = nil) {
    self.id = id
    self.failure = failure
  }
}
