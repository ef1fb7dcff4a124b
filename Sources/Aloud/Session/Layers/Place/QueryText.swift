/// The query of a search as a text that can be read and edited, with its tokens before it (FIND-2, EDIT-2).
struct QueryText: Sendable {
  private let search: Search
  /// Where the user is in the text.
  private var text: TextPlace

  /// The query as it is now; where the user was in it is kept at a place.
  init(_ search: Search, _ place: Place) {
    self.search = search
    let read = place.read.flatMap { $0.id == search.id && $0.edited.text == search.query.text ? $0 : nil }
    text = read ?? TextPlace(id: search.id, title: search.prompt, text: search.query.text)
  }

  /// Puts another text in the place of it.
  func replacing(by new: String, _ place: inout Place) -> Outcome {
    var read = text
    guard read.edited.replace(0..<read.edited.text.utf8.count, with: new) else {
      return .refused(.message(.editFull(limit: .number(EditedText.limit))))
    }
    place.read = read
    return Outcome(.query(.tell([.changed(search.id, to: .text(new))])))
  }

  /// Empties it, tokens and all.
  func clearing(_ place: inout Place) -> Outcome {
    var events: [Event] = []
    if !search.query.tokens.isEmpty { events.append(.changed(search.id, to: .tokens([]))) }
    if !search.query.text.isEmpty {
      var read = text
      _ = read.edited.replace(0..<read.edited.text.utf8.count, with: "")
      place.read = read
      events.append(.changed(search.id, to: .text("")))
    }
    return Outcome(.query(.tell(events)))
  }

  /// Copies what is selected of the text, else all with the tokens.
  var copying: Outcome {
    if let selection = text.edited.selection {
      let piece = String(text.edited.units[selection])
      return Outcome(.copy(SearchQuery(text: piece)))
        + .said(.change, .message(.clipboardCopied(text: .text(.told(piece)))))
    }
    if search.query.isEmpty { return .refused(.message(.clipboardNothingToCopy)) }
    return Outcome(.copy(search.query))
      + .said(.change, .message(.clipboardCopied(text: .text(search.query.words))))
  }

  /// Takes the last change of the text back, or makes it again; nil where there is none.
  func undoing(_ isUndo: Bool, _ place: inout Place) -> Outcome? {
    var read = text
    guard let edit = isUndo ? read.edited.undo() : read.edited.redo() else { return nil }
    place.read = read
    let done = LocalizedText.message(isUndo ? .undoDone(name: .text(edit.name)) : .redoDone(name: .text(edit.name)))
    return .said(.change, done) + Outcome(.query(.tell([.changed(search.id, to: .text(read.edited.text))])))
  }

  /// Does a command without object on the text. The last token is a word too, where there is no other.
  func working(_ work: TextWork, in around: Surroundings, _ place: inout Place) -> Outcome {
    if search.query.text.isEmpty {
      if work == .text(.deleteWord), !search.query.tokens.isEmpty {
        return Self.deleting(search.query.tokens.count - 1, of: search)
      }
      return .refused(.message(.textEmpty(field: .text(search.prompt))))
    }
    return self.work(around, &place) { $0.perform(work, on: &$1) } ?? .nothing
  }

  /// Does a command with an object on the text; nil where it is none there.
  func working(
    _ command: ObjectCommand, _ object: String, in around: Surroundings, _ place: inout Place
  ) -> Outcome? {
    search.query.text.isEmpty ? nil : work(around, &place) { $0.perform(command, object, on: &$1) }
  }

  private func work(
    _ around: Surroundings, _ place: inout Place, _ work: (TextCommands, inout EditedText) -> TextOutcome?
  ) -> Outcome? {
    var read = text
    guard let outcome = work(TextCommands(around, takesLines: false), &read.edited) else { return nil }
    place.read = read
    place.isReadingText = true
    let told = Outcome(outcome)
    if read.edited.text == search.query.text { return told }
    return told + Outcome(.query(.tell([.changed(search.id, to: .text(read.edited.text))])))
  }

  /// Deletes a token, and searches without it.
  static func deleting(_ index: Int, of search: Search) -> Outcome {
    let tokens = search.query.tokens
    let kept = tokens.indices.filter { $0 != index }.map { tokens[$0].id }
    return .said(.change, .message(.searchTokenDeleted(token: .text(tokens[index].title))))
      + Outcome(.query(.tell([.changed(search.id, to: .tokens(kept))])))
  }
}
