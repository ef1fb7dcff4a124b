/// One announcement: facts, not a sentence. The renderers and the locale's wording make the sentence (SAY-1).
public struct Announcement: Sendable, Equatable {
  /// What an announcement is to the listener.
  public enum Kind: String, Sendable, Equatable, CaseIterable {
    /// A thing on a screen, in a sheet or in a menu.
    case item
    /// A place that was entered or is described.
    case place
    /// What an act or an event changed.
    case change
    /// Something that waits for an answer.
    case question
    /// Something to know.
    case notice
    /// A line that was not understood or not possible.
    case refusal
    /// What can be said now.
    case hint
  }

  /// What it is to the listener.
  public var kind: Kind
  /// The number by which the thing is chosen.
  public var number: Int?
  /// What the thing is called.
  public var name: LocalizedText?
  /// What it is for.
  public var role: Role?
  /// What the thing is for, where that is not said: its states agree with it in languages where they do.
  public var unsaidRole: Role?
  /// What a popover belongs to: the control that it was opened from.
  public var anchor: LocalizedText?
  /// Its states, in the order they are said.
  public var states: [AnnouncedState] = []
  /// Why the thing can't be used.
  public var reason: LocalizedText?
  /// Why what the thing holds is not valid.
  public var error: LocalizedText?
  /// How deep a heading stands, from 1.
  public var level: Int?
  /// What it holds.
  public var value: LocalizedText?
  /// The subtitle.
  public var description: LocalizedText?
  /// What the thing's image shows.
  public var image: LocalizedText?
  /// Which of how many it is.
  public var position: Position?
  /// Sentences said after the facts.
  public var sentences: [LocalizedText] = []
  /// What can be done with it.
  public var hint: Message?
  /// Whether the name is to be read character by character.
  public var isSpelled = false

  /// The short sound that goes with it, where its facts don't tell which.
  var sound: SoundIcon?
  /// The thing that it tells of by itself, while nobody has asked: a newer change of the same thing makes it old.
  var topic: ID?
  /// Whether it is said before all that waits: what the app asks by itself.
  var isAhead = false
  /// The line of a place that it reads, where all of that is being read.
  var reading: ReadingMark?

  /// Whether all of its facts are said, however little the user wants to hear otherwise.
  public var isInFull = false

  /// An announcement of `kind`, with no facts yet.
  public init(_ kind: Kind) { self.kind = kind }

  /// Sentences alone.
  public init(_ kind: Kind, _ sentences: LocalizedText...) { self.init(kind, of: sentences) }

  /// Sentences alone.
  init(_ kind: Kind, of sentences: [LocalizedText]) {
    self.kind = kind
    self.sentences = sentences
  }
}

/// A state that is told in words. The words are the wording's `state.*` messages.
public enum AnnouncedState: String, Sendable, Equatable, CaseIterable {
  case selected, notSelected, on, off, mixed, checked, notChecked, partlyChecked
  case collapsed, expanded, current
  case dimmed, busy, required, invalid, empty, editing
  case mainAction, destructive
  case opensScreen, opensSheet, hasMenu
  case page, form, fullScreen

  /// Whether it tells what a control holds.
  var isHeld: Bool {
    switch self {
    case .on, .off, .mixed, .checked, .notChecked, .partlyChecked, .collapsed, .expanded, .empty: true
    case .selected, .notSelected, .current, .dimmed, .busy, .required, .invalid, .editing, .mainAction, .destructive,
      .opensScreen, .opensSheet, .hasMenu, .page, .form, .fullScreen:
      false
    }
  }
}

/// Which of how many.
public struct Position: Sendable, Equatable {
  /// Counted from 1.
  public var index: Int
  /// How many there are.
  public var count: Int

  /// The one at `index` of `count`.
  public init(_ index: Int, of count: Int) {
    self.index = index
    self.count = count
  }
}

extension Announcement {
  /// The short sound that goes with it; nil where its words alone tell enough. It is never the only sign of anything.
  var icon: SoundIcon? {
    if let sound { return sound }
    switch kind {
    case .question: return .answerWanted
    case .refusal: return states.contains(.busy) ? .busy : tells(Self.endings) ? .endOfList : .error
    case .change:
      if error != nil || states.contains(.invalid) { return .error }
      if tells(Self.closings) { return .closed }
      return states.lazy.compactMap(\.icon).first ?? .done
    case .notice: return tells(Self.endings) ? .endOfList : nil
    case .item, .place, .hint: return nil
    }
  }

  /// Whether it says one of these messages first.
  private func tells(_ keys: Set<String>) -> Bool {
    guard case .message(let message) = sentences.first else { return false }
    return keys.contains(message.key)
  }

  /// That what stood over the screen has gone.
  private static let closings: Set<String> = ["menu.left", "sheet.left"]
  /// That there is nothing further in one direction.
  private static let endings: Set<String> = ["move.end", "move.beginning", "read.end", "text.end", "text.beginning"]
}

extension AnnouncedState {
  /// What is heard with a change to it.
  fileprivate var icon: SoundIcon? {
    switch self {
    case .selected, .on, .checked, .partlyChecked, .mixed: .selected
    case .expanded: .opened
    case .collapsed: .closed
    case .busy: .busy
    case .notSelected, .off, .notChecked, .current, .dimmed, .required, .invalid, .empty, .editing, .mainAction,
      .destructive, .opensScreen, .opensSheet, .hasMenu, .page, .form, .fullScreen:
      nil
    }
  }
}
