extension Outcome {
  /// One effect of a line. `Engine` carries out all effects in one switch. The enumeration is indirect, so that effects are passed on
  /// as references.
  indirect enum Effect: Sendable {
    /// Announces something.
    case say(Announcement)
    /// Reads lines of the source, one announcement each, and says how many follow.
    case read([Announcement], lines: ClosedRange<Int>, of: Reading.Source)
    /// Gives a hint, if hints are on and this one has not been given yet (LOOP-7).
    case hint(Message)
    /// Repeats the last answer.
    case sayAgain
    /// Announces the whole path to where the user is (SAY-3).
    case sayWhere
    /// Announces the place in front.
    case arrive(Arrival)
    /// Says that a line was not understood, and what the user can say (LOOP-5).
    case notUnderstood(Line)
    /// Acts on an element of the app, and announces the result.
    case act(Act)
    /// Uses the element on a line of the place in front, as the line `asked` requests.
    case use(line: Int, asked: Line)
    /// Takes a line as if it had just arrived.
    case take(Line)
    /// Remembers that these lines, which a recogniser may have heard, were not said.
    case rejectHeard([String])
    /// Ignores all speech but "wake up" from now on, or listens again.
    case setAsleep(Bool)
    /// Performs a command whose words are also the name of an element here.
    case perform(Command, asked: Line)
    /// Assigns a value to the first of the named elements that accepts it (LOOP-9).
    case assign([Assignment], asked: Line)
    /// Opens the menu, or the context menu, of the element on a line of the place in front.
    case openMenu(ofLine: Int, isContext: Bool)
    /// Retries loading items of the menu in front after a failure.
    case loadAgain(ID)
    /// Performs the act that Aloud suggested for an element.
    case suggest(SuggestedAct, for: ID)
    /// Says that a menu was left without a choice, and where the user is now.
    case sayLeft
    /// Refuses a number that now stands for another element than the one it was announced for.
    case refuseMoved(Int, before: LocalizedText)
    /// Says that an element cannot be used, and lets its readiness be announced later.
    case refuseUse(Announcement, of: ID?)
    /// Changes the query or the scope of the active search, and announces the results.
    case query(QueryChange)
    /// Ends the active search.
    case leaveSearch
    /// Performs an act on all selected rows.
    case actOnSelected(ID, title: LocalizedText)
    /// Opens a layer above what is in front.
    case open(Layer)
    /// Closes all layers.
    case closeLayers
    /// Closes the menu in front and its parent menus.
    case closeMenu
    /// Closes the layer in front.
    case closeFront
    /// Announces what is in front again, after what was above it has gone.
    case sayFront
    /// Lets the open picker hold an answer.
    case hold(PickerAnswer, before: PickerLayer)
    case leavePicker(isForced: Bool)
    case cancelPicker
    case push(ID)
    case pop
    /// Goes back to the screen at this index of the stack in front, counted from the bottom.
    case goBack(to: Int)
    case selectTab(Int)
    case present(ID)
    /// Asks the sheet in front to close, in the given way.
    case leaveSheet(SheetExit)
    /// Dismisses the sheet in front at the request of the app, which answers its own question.
    case dismissSheet
    /// Dismisses the sheet in front without completing its task.
    case dropSheet(thenQuit: Bool)
    /// Says why what is below a sheet cannot be reached.
    case refuseBelowSheet
    /// Keeps copied content for "paste".
    case copy(SearchQuery)
    /// Requests something of the host.
    case request(Request)
    case change(SettingChange)
    /// Holds back new log messages, or announces them again.
    case holdLogs(Bool)
    /// Tells the app that an action sheet was left without a choice.
    case tellLeft(ID)
    case undo
    case redo
    case quit
    /// Ends the program, even if something is unfinished.
    case endProgram

    /// A Boolean value that indicates whether the effect only announces, or only changes how things are announced.
    var isHarmless: Bool {
      switch self {
      case .say, .read, .hint, .sayAgain, .sayWhere, .arrive, .notUnderstood, .change, .refuseBelowSheet, .refuseUse,
        .refuseMoved, .copy,
        .sayFront, .holdLogs, .rejectHeard, .setAsleep, .request(.findVoice), .request(.resumeSpeech):
        true
      case .act, .use, .take, .perform, .assign, .openMenu, .loadAgain, .suggest, .sayLeft, .query, .leaveSearch,
        .actOnSelected,
        .open,
        .closeLayers, .closeMenu,
        .closeFront, .hold, .leavePicker, .cancelPicker,
        .push, .pop, .goBack, .selectTab, .present, .leaveSheet, .dropSheet, .request, .tellLeft, .undo, .redo, .quit,
        .endProgram, .dismissSheet:
        false
      }
    }
  }
}

/// A way to leave a sheet.
enum SheetExit: Sendable, Equatable {
  /// By "cancel", which discards what was entered.
  case cancel
  /// By "done" or a button. On a sheet without a main action, what was entered counts.
  case done
  /// By "back", which acts like "done" unless another task is behind the sheet.
  case back
  /// By ending the program.
  case quit
}

/// An act on an element of the app.
struct Act: Sendable {
  /// The events that the app receives, in order.
  var events: [Event]
  /// The elements that may show the result, the likeliest first.
  var things: [ID]
  /// The menu from which the act was chosen.
  var menu: MenuLayer?
  /// The announcements that precede the result.
  var said: [Announcement] = []
  /// The field whose text is announced afterwards, even if the text is too long to be announced as a change.
  var heldField: ID?

  /// Creates an act that sends one event about the first of these elements.
  init(_ event: Event, on things: ID..., in menu: MenuLayer? = nil) {
    events = [event]
    self.things = things
    self.menu = menu
  }
}

/// A change to the query of the active search.
enum QueryChange: Sendable {
  /// Sends the app these events in order.
  case tell([Event])
  /// Sends the app an event, and announces the scope that is then selected.
  case scope(Event)
  /// Appends copied content: its tokens, and as text any token that the app does not know.
  case paste(SearchQuery)
}
