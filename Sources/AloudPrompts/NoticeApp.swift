public import Aloud

/// An app that announces some texts and quits.
public struct NoticeApp: App {
  private let pieces: [LocalizedText]

  /// Creates an app that announces the texts one after the other, the last with a percentage, and then rows of work.
  public init(_ pieces: [LocalizedText], rows: [BoxItem] = [], percent: Int? = nil) {
    var pieces = pieces
    if let percent {
      let part = LocalizedText.message(.progressPercent(percent: .percent(percent)))
      pieces.append(.facts([pieces.popLast(), part].compactMap(\.self)))
    }
    let told: [[LocalizedText]] = rows.map { [$0.tag.isEmpty ? nil : .verbatim($0.tag), $0.state].compactMap(\.self) }
    self.pieces = pieces + told.filter { !$0.isEmpty }.map { .facts($0) }
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

extension BoxItem {
  /// The state of a row of work: one of dialog's numbers for it, a percentage after a minus sign, or a text.
  fileprivate var state: LocalizedText? {
    switch text {
    case "0", "2", "3", "5": .message(.sheetDone)
    case "1": .message(.rowFailed)
    case "4": .message(.stateChecked)
    case "6": .message(.rowSkipped)
    case "7": .message(.progressUnknown)
    case "8", "": nil
    case "9": .message(.rowUnavailable)
    case _ where text.hasPrefix("-"):
      Int(text.dropFirst()).map { .message(.progressPercent(percent: .percent($0))) } ?? .verbatim(text)
    default: .verbatim(text)
    }
  }
}
