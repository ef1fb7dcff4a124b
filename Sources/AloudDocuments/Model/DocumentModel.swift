internal import Aloud

/// All that a document describes, in the form in which it runs.
struct DocumentModel: Sendable {
  /// The language of its texts, as a BCP 47 tag.
  var language: String?
  /// Whether PO files beside the document translate its texts.
  var hasTexts = false
  /// Whether what is hidden for now is there too, for who looks at all of it.
  var showsHidden = false
  /// Gives the rows of lists that a host provides; nil where there is none.
  var source: RowSource?
  /// Where things are written, by the names of their ids.
  var locations: [String: SourceLocation]
  var title: Made<LocalizedText>
  var tabs: [Made<Tab>]
  /// The tab where it begins; nil for the first.
  var firstTab: String?
  /// The sheet that is all there is, where it is one task.
  var task: String?
  /// The values that are its answers.
  var answers: [String]
  /// How words are said that a recogniser's dictionary is unlikely to know.
  var pronunciations: [String: String]
  /// The screens that are pushed, by the names of their ids.
  var screens: [String: Made<Screen>]
  /// The sheets, by the names of their ids.
  var sheets: [String: Made<Sheet>]
  var values: DeclaredValues
  /// The commands whose output is shown.
  var commands: [DocumentCommand]
  /// The commands that give values at the start; each is called as its value is.
  var fills: [DocumentCommand]
  /// The values that follow others, each after those that it follows.
  var followers: [Follower]
  /// The commands that give items when a menu is opened, by the names of their ids.
  var deferredCommands: [DocumentCommand]
  /// The ids of the logs.
  var logs: Set<String>
  /// What the controls change and do, by the names of their ids.
  var behaviors: [String: ControlBehavior]
  /// The commands that actions run.
  var runs: [CommandRun]
  /// The queries that searches suggest, by the names of their ids.
  var suggestions: [String: SuggestedQuery]
  /// What is done when a sheet is left, by the names of sheets.
  var dismissals: [String: [Event.Dismissal: [DocumentAction]]]
  /// Which sheet each place belongs to, by the names of their ids.
  var sheetOfPlace: [String: String]
  /// The values that are rows of commands.
  var rowChoices: Set<RowChoice>
  /// The values that each sheet's controls hold.
  var valuesOfSheet: [String: Set<String>]
}
