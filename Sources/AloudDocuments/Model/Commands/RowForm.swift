/// How the rows of a command are called, and what a value holds when one is chosen: each a text with places for what the row has.
struct RowForm: Sendable {
  var title: Template?
  var subtitle: Template?
  var value: Template?

  /// The row in this form.
  func row(_ row: OutputRow, _ viewpoint: Viewpoint) -> OutputRow {
    var viewpoint = viewpoint
    viewpoint.row = row
    var formed = row
    if let title { formed.title = viewpoint.string(title) }
    if let subtitle { formed.fields["subtitle"] = viewpoint.string(subtitle) }
    if let value { formed.fields["value"] = viewpoint.string(value) }
    return formed
  }
}
