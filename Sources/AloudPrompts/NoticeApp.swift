public import Aloud

/// Something that is said, and no more: it is over at once.
public struct NoticeApp: App {
  private let pieces: [LocalizedText]

  /// Says these, one after the other.
  public init(_ pieces: [LocalizedText]) { self.pieces = pieces }

  /// Says the text of a box.
  public init(_ text: BoxText) {
    self.init((text.pieces + [text.question]).filter { !$0.isEmpty }.map { .verbatim($0) })
  }

  /// There is nothing to know.
  public var initialState: Bool { false }

  /// All of it.
  public var initialEffects: [Effect] { pieces.map { .say($0) } + [.quit] }

  /// Nothing is shown.
  public func interface(for state: Bool) -> Interface { Interface("", task: SoleTask(sheet: "notice")) }

  /// A sheet that nobody comes to.
  public func sheet(_ id: ID, for state: Bool) -> Sheet? { id == "notice" ? Sheet("", id: id, elements: []) : nil }

  /// Nothing comes of anything.
  public func update(_ state: inout Bool, _ event: Event) -> [Effect] { [] }
}
