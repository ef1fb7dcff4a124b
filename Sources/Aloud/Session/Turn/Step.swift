/// One thing that should come of a line. `Stage` carries each out, in one switch. What a step holds stands apart, so that
/// steps are handed on as references.
indirect enum Step: Sendable {
  /// Announces something.
  case say(Announcement)
  /// Reads lines of what is in front, each by an announcement, and says what comes after them.
  case read([Announcement], lines: ClosedRange<Int>, of: Reading.Source)
  /// Gives a hint, where hints are wanted and this one has not been given (LOOP-7).
  case hint(Message)
  /// Says the last answer again.
  case sayAgain
  /// Says the whole path (SAY-3).
  case sayWhere
  /// Says the place in front.
  case arrive(Arrival)
  /// Says that a line was not understood, and what could be said (LOOP-5).
  case notUnderstood(Line)
  /// Does something to a thing of the app's, and says what came of it.
  case act(Act)
  /// Uses what is on a line of the place in front, as `asked` wants it.
  case use(line: Int, asked: Line)
  /// Takes a line as if it came now.
  case take(Line)
  /// Remembers that lines which may have been heard were not said.
  case rejectHeard([String])
  /// Hears nothing but "wake up" from now on, or all again.
  case setAsleep(Bool)
  /// Does a command whose words are also the name of a thing here.
  case perform(Command, asked: Line)
  /// Gives a value to one of the things that a line names beside it: the first that takes it (LOOP-9).
  case assign([Assignment], asked: Line)
  /// Opens the menu of what is on a line of the place in front, or its context menu.
  case openMenu(ofLine: Int, isContext: Bool)
  /// Asks again for items of the menu in front that could not be loaded.
  case loadAgain(ID)
  /// Does what Aloud suggested for a thing.
  case suggest(SuggestedAct, for: ID)
  /// Says that a menu was left with nothing chosen, and where the user is then.
  case sayLeft
  /// Says that a number means another thing now than it was announced as.
  case refuseMoved(Int, before: LocalizedText)
  /// Says that a thing can't be used; who has waited for it is told again when it is ready.
  case refuseUse(Announcement, of: ID?)
  /// Changes the query or the scope of the search that is up, and says what is found then.
  case query(QueryChange)
  /// Leaves the search that is up.
  case leaveSearch
  /// Does an act to all that is selected.
  case actOnSelected(ID, title: LocalizedText)
  /// Puts a layer over what is in front.
  case open(Layer)
  /// Takes all layers down.
  case closeLayers
  /// Takes the menu in front down, with those that it is a submenu of.
  case closeMenu
  /// Takes the layer in front down.
  case closeFront
  /// Says what is in front again, as when what stood over it has gone.
  case sayFront
  /// Lets the open picker hold an answer.
  case hold(PickerAnswer, before: PickerLayer)
  case leavePicker(isForced: Bool)
  case cancelPicker
  case push(ID)
  case pop
  /// Goes back to the screen that stands so far from the bottom of the stack in front.
  case goBack(to: Int)
  case selectTab(Int)
  case present(ID)
  /// Asks the sheet in front to go, in one of the ways to leave it.
  case leaveSheet(SheetExit)
  /// Takes the sheet in front down, as the app wants it: an answer to what it has asked.
  case dismissSheet
  /// Takes the sheet in front down without its task being done.
  case dropSheet(thenQuit: Bool)
  /// Says why what is below a sheet can't be reached.
  case refuseBelowSheet
  /// Keeps what was copied, for "paste".
  case copy(SearchQuery)
  /// Asks the host for something.
  case request(Request)
  case change(SettingChange)
  /// Holds back what comes in logs, or tells it again.
  case holdLogs(Bool)
  /// Tells the app that an action sheet was left, and nothing chosen.
  case tellLeft(ID)
  case undo
  case redo
  case quit
  /// Ends the program, whatever is not finished.
  case endProgram

  /// Whether it only tells something, or changes how things are told.
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

/// How a sheet is left.
enum SheetExit: Sendable, Equatable {
  /// By "cancel": what was entered is not wanted.
  case cancel
  /// By "done" or a button: where it has no main action, what was entered counts.
  case done
  /// By "back": as by "done", unless what is behind it is another task.
  case back
  /// With the program.
  case quit
}

/// Something that is done to a thing of the app's.
struct Act: Sendable {
  /// What the app is told, in order.
  var events: [Event]
  /// The things that may tell what came of it, the likeliest first.
  var things: [ID]
  /// The menu that it was chosen from.
  var menu: MenuLayer?
  /// What is said of it before what came of it.
  var said: [Announcement] = []
  /// The field whose text is told after it, though it may be too long to be told as a change.
  var heldField: ID?

  /// Tells the app of one event about the first of these things.
  init(_ event: Event, on things: ID..., in menu: MenuLayer? = nil) {
    events = [event]
    self.things = things
    self.menu = menu
  }
}

/// What happens to the query of the search that is up.
enum QueryChange: Sendable {
  /// The app is told, of one thing after the other.
  case tell([Event])
  /// The same, and which scope is selected then is said.
  case scope(Event)
  /// What was copied goes in at the end: its tokens, and as text what the app does not know as a token.
  case paste(SearchQuery)
}
