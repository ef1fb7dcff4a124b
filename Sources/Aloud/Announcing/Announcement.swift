/// An announcement, as a set of facts rather than a sentence. The renderers and the wording of the locale form the sentence
/// (SAY-1).
public struct Announcement: Sendable, Equatable {
  /// The kind of an announcement for the listener.
  public enum Kind: String, Sendable, Equatable, CaseIterable {
    /// An element of a screen, a sheet or a menu.
    case item
    /// A place that was entered or is described.
    case place
    /// A change made by an action or an event.
    case change
    /// A question that waits for an answer.
    case question
    /// A piece of information.
    case notice
    /// A line that was not understood, or was not possible.
    case refusal
    /// A hint at commands that can be given now.
    case hint
  }

  /// The kind of the announcement.
  public var kind: Kind
  /// The number by which the element is chosen.
  public var number: Int?
  /// The name of the element.
  public var name: LocalizedText?
  /// The role of the element.
  public var role: Role?
  /// The control from which a popover was opened.
  public var anchor: LocalizedText?
  /// The states, in the order in which they are said.
  public var states: [AnnouncedState] = []
  /// The reason why the element can't be used.
  public var reason: LocalizedText?
  /// The reason why the value is not valid.
  public var error: LocalizedText?
  /// The level of a heading, from 1.
  public var level: Int?
  /// The value.
  public var value: LocalizedText?
  /// The subtitle.
  public var description: LocalizedText?
  /// A description of what the image shows.
  public var image: LocalizedText?
  /// The position among all elements.
  public var position: Position?
  /// The sentences that are said after the facts.
  public var sentences: [LocalizedText] = []
  /// A hint at what the user can do with the element.
  public var hint: Message?
  /// A Boolean value that indicates whether the name is read character by character.
  public var isSpelled = false

  var sound: SoundIcon?
  /// The element about which Aloud makes the announcement unasked; a newer announcement about the same element replaces it.
  var topic: ID?
  /// True if the announcement precedes all waiting ones, as a question that the app asks by itself does.
  var isAhead = false
  var reading: ReadingMark?

  /// A Boolean value that indicates whether all facts are said, regardless of the verbosity setting.
  public var isInFull = false

  /// Creates an announcement of sentences only, or without facts.
  public init(_ kind: Kind, _ sentences: LocalizedText...) { self.init(kind, of: sentences) }

  init(_ kind: Kind, of sentences: [LocalizedText]) { self.init(kind, named: nil, sentences: sentences) }

  init(
    _ kind: Kind, named name: LocalizedText?, role: Role? = nil, value: LocalizedText? = nil,
    states: [AnnouncedState] = [], position: Position? = nil, sentences: [LocalizedText] = []
  ) {
    (self.kind, self.name, self.role, self.value) = (kind, name, role, value)
    (self.states, self.position, self.sentences) = (states, position, sentences)
  }
}

/// A state that is said in words, which are the `state.*` messages of the wording.
public enum AnnouncedState: String, Sendable, Equatable, CaseIterable {
  case selected, notSelected, on, off, mixed, checked, notChecked, partlyChecked
  case collapsed, expanded, current
  case dimmed, busy, required, invalid, empty, editing, suggestions
  case mainAction, destructive
  case opensScreen, opensSheet, hasMenu
  case page, form, fullScreen

  var isHeld: Bool {
    switch self {
    case .on, .off, .mixed, .checked, .notChecked, .partlyChecked, .collapsed, .expanded, .empty: true
    case .selected, .notSelected, .current, .dimmed, .busy, .required, .invalid, .editing, .suggestions, .mainAction,
      .destructive, .opensScreen, .opensSheet, .hasMenu, .page, .form, .fullScreen:
      false
    }
  }
}

/// A position among a number of elements.
public struct Position: Sendable, Equatable {
  /// The index, counted from 1.
  public var index: Int
  /// The number of elements.
  public var count: Int

  /// Creates the position `index` of `count`.
  public init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }
}

extension Announcement {
  /// Nil if the words are enough. A sound is never the only sign of a fact.
  var icon: SoundIcon? {
    if let sound { return sound }
    switch kind {
    case .question: return .answerWanted
    case .refusal: return states.contains(.busy) ? .busy : tells(Self.endings) ? .endOfList : .error
    case .change:
      if error != nil || states.contains(.invalid) || tellsFailure { return .error }
      if tells(Self.closings) { return .closed }
      return states.lazy.compactMap(\.icon).first ?? .done
    case .notice: return tells(Self.endings) ? .endOfList : nil
    case .item, .place, .hint: return nil
    }
  }

  var firstKey: String? { if case .message(let message)? = sentences.first { message.key } else { nil } }

  private func tells(_ keys: Set<String>) -> Bool { firstKey.map(keys.contains) ?? false }

  private var tellsFailure: Bool {
    guard let key = firstKey else { return false }
    // What is said of a program by itself is an error, unless the user has stopped it.
    return key.hasPrefix("work.failed") || key.hasPrefix("document.command.") && key != "document.command.stopped"
  }

  private static let closings: Set<String> = ["menu.left", "sheet.left"]
  private static let endings: Set<String> = ["move.end", "move.beginning", "read.end", "text.end", "text.beginning"]
}

extension AnnouncedState {
  fileprivate var icon: SoundIcon? {
    switch self {
    case .selected, .on, .checked, .partlyChecked, .mixed: .selected
    case .expanded: .opened
    case .collapsed: .closed
    case .busy: .busy
    case .notSelected, .off, .notChecked, .current, .dimmed, .required, .invalid, .empty, .editing, .suggestions,
      .mainAction, .destructive, .opensScreen, .opensSheet, .hasMenu, .page, .form, .fullScreen:
      nil
    }
  }
}

extension Settings {
  package func announcement(of name: SettingName) -> Announcement {
    let text = text(of: name)
    return name.values == .flag
      ? Announcement(.change, named: name.title, states: [text == "on" ? .on : .off])
      : Announcement(.change, named: name.title, value: name.title(of: text))
  }
}
