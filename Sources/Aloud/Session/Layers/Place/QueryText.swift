/// The query of a search as a text that can be read and edited, with tokens before it (FIND-2, EDIT-2).
struct QueryText: Sendable {
  private let search: Search
  private var text: TextPlace

  /// The position in the query's text comes from the place, if the text has not changed.
  init(_ search: Search, _ place: Place) {
    self.search = search
    let read = place.read.flatMap { $0.id == search.id && $0.edited.text == search.query.text ? $0 : nil }
    text = read ?? TextPlace(id: search.id, title: search.prompt, text: search.query.text)
  }

  func replacing(by new: String, _ place: inout Place) -> Outcome {
    var read = text
    guard read.edited.replace(0..<read.edited.text.utf8.count, with: new) else { return TextCommands.full }
    place.read = read
    return Outcome(.query(.send([.changed(search.id, to: .text(new))])))
  }

  func clearing(_ place: inout Place) -> Outcome {
    var events: [Event] = []
    if !search.query.tokens.isEmpty { events.append(.changed(search.id, to: .tokens([]))) }
    if !search.query.text.isEmpty {
      var read = text
      _ = read.edited.replace(0..<read.edited.text.utf8.count, with: "")
      place.read = read
      events.append(.changed(search.id, to: .text("")))
    }
    return Outcome(.query(.send(events)))
  }

  /// Copies the whole query with its tokens if no text is selected.
  var copying: Outcome {
    if let selection = text.edited.selection {
      let piece = String(text.edited.units[selection])
      return .copied(SearchQuery(text: piece), said: .told(piece))
    }
    if search.query.isEmpty { return .refused(.message(.clipboardNothingToCopy)) }
    return .copied(search.query, said: search.query.words)
  }

  func undoing(_ isUndo: Bool, _ place: inout Place) -> Outcome? {
    var read = text
    guard let edit = isUndo ? read.edited.undo() : read.edited.redo() else { return nil }
    place.read = read
    let done = LocalizedText.message(isUndo ? .undoDone(name: .text(edit.name)) : .redoDone(name: .text(edit.name)))
    return .said(.change, done) + Outcome(.query(.send([.changed(search.id, to: .text(read.edited.text))])))
  }

  /// If there is no text, "delete word" deletes the last token.
  func working(_ work: TextWork, in context: LineContext, _ place: inout Place) -> Outcome {
    if search.query.text.isEmpty {
      if work == .text(.deleteWord), !search.query.tokens.isEmpty {
        return Self.deleting(search.query.tokens.count - 1, of: search)
      }
      return .refused(.message(.textEmpty(field: .text(search.prompt))))
    }
    return self.work(context, &place) { $0.perform(work, on: &$1) } ?? .nothing
  }

  func working(
    _ command: ObjectCommand, _ object: String, in context: LineContext, _ place: inout Place
  ) -> Outcome? {
    search.query.text.isEmpty ? nil : work(context, &place) { $0.perform(command, object, on: &$1) }
  }

  private func work(
    _ context: LineContext, _ place: inout Place, _ work: (TextCommands, inout EditedText) -> Outcome?
  ) -> Outcome? {
    var read = text
    guard let outcome = work(TextCommands(context, takesLines: false), &read.edited) else { return nil }
    place.read = read
    place.isReadingText = true
    if read.edited.text == search.query.text { return outcome }
    return outcome + Outcome(.query(.send([.changed(search.id, to: .text(read.edited.text))])))
  }

  static func deleting(_ index: Int, of search: Search) -> Outcome {
    let tokens = search.query.tokens
    let kept = tokens.indices.filter { $0 != index }.map { tokens[$0].id }
    return .said(.change, .message(.searchTokenDeleted(token: .text(tokens[index].title))))
      + Outcome(.query(.send([.changed(search.id, to: .tokens(kept))])))
  }
}
