public import Aloud

/// Computes what can be said to an app after some lines, without running commands.
public struct GrammarReading<A: App> {
  private var session: Session<A>
  private let folder: DataFolder

  /// Creates a reading of a session that has not begun. The app's files are in `dataFolder`, and `now` is the local date and time.
  public init(_ session: Session<A>, dataFolder: String, now: DateTime) {
    self.session = session
    self.session.now = now
    folder = DataFolder(path: dataFolder)
  }

  /// Returns the text of the grammar after these lines, as if they had been spoken.
  public mutating func text(after lines: [String], as form: GrammarForm) -> String {
    follow(session.start())
    for line in lines { follow(session.take(Line(line, isRecognised: true))) }
    guard let grammar = session.renewGrammar() else { return "" }
    return form.text(grammar, generation: session.grammarGeneration, takesFreeText: session.takesFreeText)
  }

  /// Loads the files that the app asks for. Nothing is saved or run.
  private mutating func follow(_ response: Response) {
    for case .load(let id) in response.requests { follow(session.receive(.loaded(id, folder.load(id.name)))) }
  }
}
