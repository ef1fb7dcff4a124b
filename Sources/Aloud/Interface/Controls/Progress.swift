/// An indicator of the progress of some work. Progress is announced at milestones (SET-2).
public struct ProgressIndicator: Sendable, Equatable, HasFacts {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The progress from 0 to 100, or nil if it is unknown.
  public var percent: Int?

  /// Creates an indicator. A percentage outside 0 to 100 is brought into that range.
  public init(_ title: LocalizedText, id: ID, percent: Int?) {
    facts = ControlFacts(title, id: id)
    facts.isLive = true
    self.percent = percent.map { min(100, max(0, $0)) }
  }
}

extension ProgressIndicator: Control {
  /// The progress, as an element.
  public var element: Element { .progress(self) }
  package var isNumbered: Bool { false }
  package var progress: Int? { percent }

  package func describe(in announcement: inout Announcement) {
    announcement.role = .progress
    announcement.value = percent.map { .message(.progressPercent(percent: .percent($0))) } ?? .message(.progressUnknown)
  }
}

/// A reader of progress reports, line by line, in the format of dialog and whiptail: a number is the percentage that is done; a
/// number and a text may stand between two lines `XXX`.
public struct ProgressFeed: Sendable, Equatable {
  /// A progress report.
  public struct News: Sendable, Equatable {
    /// The percentage that is done, from 0 to 100.
    public var percent: Int?
    /// The current activity, as reported; the text may have several lines.
    public var text: String?

    /// Creates a report. A percentage outside 0 to 100 is brought into that range.
    public init(percent: Int? = nil, text: String? = nil) {
      self.percent = percent.map { min(100, max(0, $0)) }
      self.text = text
    }
  }

  /// The most lines that are kept of a passage, so that one that never ends takes no more memory.
  private static let lineLimit = 100

  private var passage: [String]?

  /// Creates a reader before the first line.
  public init() {}

  /// Reads a line, and returns the report that it completes, or nil if there is none yet.
  public mutating func take(_ line: String) -> News? {
    if line.trimmingSpaces() == "XXX" {
      guard let lines = passage else {
        passage = []
        return nil
      }
      passage = nil
      return News(percent: lines.first.flatMap(Self.percent), text: lines.dropFirst().joined(separator: "\n"))
    }
    if let lines = passage {
      if lines.count < Self.lineLimit { passage?.append(line) }
      return nil
    }
    return Self.percent(line).map { News(percent: $0) }
  }

  private static func percent(_ line: String) -> Int? {
    var text = line.trimmingSpaces()
    if text.hasSuffix("%") { text = text.dropLast().trimmingSpaces() }
    // "33.3" is 33.
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = parts.count <= 2 && parts.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) }
    return isNumber ? parts.first.flatMap { Int($0) } : nil
  }
}
