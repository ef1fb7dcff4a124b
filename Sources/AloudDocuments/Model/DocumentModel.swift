internal import Aloud

/// The contents of a document in the form in which it runs.
struct DocumentModel: Sendable {
  /// The language of the texts, as a BCP 47 tag.
  var language: String?
  /// A Boolean value that indicates whether PO files beside the document translate its texts.
  var hasTexts = false
  /// A Boolean value that indicates whether hidden elements are included, for a reader of the whole app.
  var showsHidden = false
  /// The source of rows that a host provides, or `nil` if there is no host.
  var source: RowSource?
  /// The locations of things in the document, keyed by the names of their IDs.
  var locations: [String: SourceLocation]
  var title: Made<LocalizedText>
  var tabs: [Made<Tab>]
  /// The initial tab, or `nil` for the first.
  var firstTab: String?
  /// The sheet that is the whole app, if the app is a single task.
  var task: String?
  /// The names of the values that the app prints as answers.
  var answers: [String]
  /// The pronunciations of words that a recogniser's dictionary is unlikely to have.
  var pronunciations: [String: String]
  /// The pushed screens, keyed by the names of their IDs.
  var screens: [String: Made<Screen>]
  /// The sheets, keyed by the names of their IDs.
  var sheets: [String: Made<Sheet>]
  var values: DeclaredValues
  /// The commands whose output is shown.
  var commands: [DocumentCommand]
  /// The commands that provide initial values. Each has the name of its value.
  var fills: [DocumentCommand]
  /// The values that follow others, each after those that it follows.
  var followers: [Follower]
  /// The commands that list menu items when a menu is opened. Their names are the names of the elements' IDs.
  var deferredCommands: [DocumentCommand]
  /// The IDs of the logs.
  var logs: Set<String>
  /// The behaviours of the controls, keyed by the names of their IDs.
  var behaviors: [String: ControlBehavior]
  /// The commands that actions run.
  var runs: [CommandRun]
  /// The suggested queries of searches, keyed by the names of their IDs.
  var suggestions: [String: SuggestedQuery]
  /// The actions at each step of a sheet's dismissal, keyed by the name of the sheet.
  var dismissals: [String: [Event.Dismissal: [DocumentAction]]]
  /// The sheet that each place belongs to, keyed by the names of their IDs.
  var sheetOfPlace: [String: String]
  /// The values that are chosen from commands' rows.
  var rowChoices: Set<RowChoice>
  /// The values that each sheet's controls hold.
  var valuesOfSheet: [String: Set<String>]
}

/// A value that follows others until it is changed.
struct Follower: Sendable {
  var name: String
  /// The template that the value follows.
  var template: Template
}
