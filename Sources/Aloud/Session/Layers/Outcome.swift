/// The effects of a line, which the session carries out in order. A layer changes nothing but itself.
struct Outcome: Sendable {
  var effects: [Effect]

  init(_ effects: [Effect]) { self.effects = effects }

  init(_ effects: Effect...) { self.effects = effects }

  static let nothing = Outcome([])

  static func say(_ announcements: [Announcement]) -> Outcome { Outcome(announcements.map(Effect.say)) }

  static func say(_ announcement: Announcement) -> Outcome { Outcome(.say(announcement)) }

  static func said(_ kind: Announcement.Kind, _ sentence: LocalizedText) -> Outcome {
    .say(Announcement(kind, sentence))
  }

  static func refused(_ sentence: LocalizedText) -> Outcome { .said(.refusal, sentence) }

  /// Copies a text, or a query, and says what was copied.
  static func copied(_ query: SearchQuery, said text: LocalizedText) -> Outcome {
    Outcome(.copy(query)) + .said(.change, .message(.clipboardCopied(text: .text(text))))
  }

  static func + (one: Outcome, other: Outcome) -> Outcome { Outcome(one.effects + other.effects) }

  /// A Boolean value that indicates whether the outcome only announces, or only changes how things are announced. A question
  /// stays open over it (LOOP-8).
  var isHarmless: Bool { effects.allSatisfy(\.isHarmless) }

  /// A Boolean value that indicates whether the outcome only announces something, such as the whole text of a thing.
  var mayAnswer: Bool {
    effects.allSatisfy { effect in if case .suggest = effect { true } else { effect.isHarmless } }
  }

  var beginsWithRefusal: Bool {
    if case .say(let announcement) = effects.first { announcement.kind == .refusal } else { false }
  }

  /// True for an outcome without effects, too.
  var isRefusal: Bool {
    effects.allSatisfy { effect in
      if case .say(let announcement) = effect { announcement.kind == .refusal } else { false }
    }
  }
}

extension Outcome {
  /// One effect of a line. `Engine` carries out all effects in one switch. Indirect, so that effects are passed on as
  /// references.
  indirect enum Effect: Sendable {
    case say(Announcement)
    /// Reads lines of the source, one announcement each, and says how many follow.
    case read([Announcement], lines: [Int], of: Reading.Source)
    /// Gives a hint, if hints are on and this one has not been given yet (LOOP-7).
    case hint(Message)
    case sayAgain
    /// The whole path to where the user is (SAY-3).
    case sayWhere
    /// The work that is going on.
    case sayWork
    case arrive(Arrival)
    /// Also says what the user can say (LOOP-5).
    case notUnderstood(Line)
    case act(Act)
    /// Uses the element on a line of the place in front, as the line `asked` requests.
    case use(line: Int, asked: Line)
    case take(Line)
    /// Takes what is left of a line.
    case takeRest(Line)
    /// Takes several orders, and names each thing in what is said of it.
    case takeEach([PartOrder])
    /// Takes the line where using the thing on a line leads to.
    case takeBeyond(line: Int, Line)
    /// A recogniser may have heard these lines, but they were not said.
    case rejectHeard([String])
    /// All speech but "wake up" is ignored while asleep.
    case setAsleep(Bool)
    /// The command's words are also the name of an element here.
    case perform(Command, asked: Line)
    /// The first of the named elements that accepts a value takes it (LOOP-9).
    case assign([Assignment], asked: Line)
    /// Moves the focus to a line, and announces it.
    case moveFocus(to: Int)
    case openMenu(ofLine: Int, isContext: Bool)
    /// After a failure.
    case loadAgain(ID)
    case suggest(SuggestedAct, for: ID)
    /// Says also where the user is now.
    case sayLeft
    /// The number now stands for another element than the one it was announced for.
    case refuseMoved(Int, before: LocalizedText)
    /// Lets the element's readiness be announced later.
    case refuseUse(Announcement, of: ID?)
    case query(QueryChange)
    case leaveSearch
    case actOnSelected(ID, title: LocalizedText)
    case open(Layer)
    case closeLayers
    /// Closes the parent menus too.
    case closeMenu
    case closeFront
    case sayFront
    case hold(PickerAnswer, before: PickerLayer)
    case leavePicker(isForced: Bool)
    case cancelPicker
    case push(ID)
    case pop
    /// An index of the stack in front, counted from the bottom.
    case goBack(to: Int)
    case selectTab(Int)
    case present(ID)
    case leaveSheet(SheetExit)
    /// The app answers its own question.
    case dismissSheet
    /// Leaves the task of the sheet incomplete.
    case dropSheet(thenQuit: Bool)
    case refuseBelowSheet
    case copy(SearchQuery)
    case request(Request)
    case change(SettingChange)
    case holdLogs(Bool)
    case reportLeft(ID)
    case undo
    case redo
    case quit
    case endProgram

    var isHarmless: Bool {
      switch self {
      case .say, .read, .hint, .moveFocus, .sayAgain, .sayWhere, .sayWork, .arrive, .notUnderstood, .change,
        .refuseBelowSheet, .refuseUse, .refuseMoved, .copy, .sayFront, .holdLogs, .rejectHeard, .setAsleep,
        .request(.findVoice), .request(.resumeSpeech):
        true
      case .act, .use, .take, .takeRest, .takeEach, .takeBeyond, .perform, .assign, .openMenu, .loadAgain, .suggest,
        .sayLeft, .query, .leaveSearch, .actOnSelected, .open, .closeLayers, .closeMenu, .closeFront, .hold,
        .leavePicker, .cancelPicker, .push, .pop, .goBack, .selectTab, .present, .leaveSheet, .dropSheet, .request,
        .reportLeft, .undo, .redo, .quit, .endProgram, .dismissSheet:
        false
      }
    }
  }
}

/// What a line, or a part of it, orders, and the lines of the things that this sets.
struct PartOrder: Sendable {
  var part: Line
  /// Nil if the part is understood as it is.
  var outcome: Outcome?
  var lines: [Int]
}

/// The reason why something can't be had: a value of a picker, or a line that was looked for.
struct Refusal: Error {
  var reason: LocalizedText
}

/// A way to leave a sheet.
enum SheetExit: Sendable, Equatable {
  case cancel
  /// By "done" or a button. On a sheet without a main action, what was entered counts.
  case done
  /// By "back", which acts like "done" unless another task is behind the sheet.
  case back
  case quit
}

struct Act: Sendable {
  var events: [Event]
  /// The elements that may show the result, the likeliest first.
  var things: [ID]
  var menu: MenuLayer?
  var said: [Announcement] = []
  /// Its text is announced afterwards, even if it is too long to be announced as a change.
  var heldField: ID?

  init(_ event: Event, on things: ID..., in menu: MenuLayer? = nil) {
    events = [event]
    self.things = things
    self.menu = menu
  }
}

enum QueryChange: Sendable {
  case send([Event])
  case scope(Event)
  /// Copied content: its tokens, and as text any token that the app does not know.
  case paste(SearchQuery)
}
