package import Aloud

/// A document for who looks at all of it without running it.
extension DocumentApp {
  /// The same, with what is hidden for now.
  package var revealed: DocumentApp {
    var model = model
    model.showsHidden = true
    return DocumentApp(model: model)
  }

  /// The screens that are pushed, in the order of their names.
  package var screens: [ID] { model.screens.keys.sorted().map { ID($0) } }

  /// The sheets, in the order of their names.
  package var sheets: [ID] { model.sheets.keys.sorted().map { ID($0) } }

  /// Where the first of things is written that is written anywhere, counted from 1; the beginning where none is. The file is nil
  /// where that is the document's own, and else one that it includes.
  package func location(of things: [ID]) -> (file: String?, line: Int, column: Int) {
    let location = things.lazy.compactMap { model.locations[$0.name] }.first ?? .start
    return (location.file, location.line, location.column)
  }
}
