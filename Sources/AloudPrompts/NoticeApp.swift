public import Aloud

/// An app that announces some texts and quits.
public struct NoticeApp: App {
  private let pieces: [LocalizedText]

  /// Creates an app that announces the texts one after the other.
  public init(_ pieces: [LocalizedText]) { self.pieces = pieces }

  /// Creates an app that announces the text of a widget.
  public init(_ text: BoxText) {
    self.init((text.pieces + [text.question]).filter { !$0.isEmpty }.map { .verbatim($0) })
  }

  /// The state, which is unused.
  public var initialState: Bool { false }

  /// The effects that announce the texts and quit.
  public var initialEffects: [Effect] { pieces.map { .say($0) } + [.quit] }

  /// Returns an interface that is never shown.
  public func interface(for state: Bool) -> Interface { Interface("", task: SoleTask(sheet: "notice")) }

  /// Returns a sheet that is never shown.
  public func sheet(_ id: ID, for state: Bool) -> Sheet? { id == "notice" ? Sheet("", id: id, elements: []) : nil }

  /// Ignores every event.
  public func update(_ state: inout Bool, _ event: Event) -> [Effect] { [] }
}
