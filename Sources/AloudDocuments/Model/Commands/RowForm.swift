/// The form of a command's rows: templates for their titles and subtitles, and for the value that choosing one stores.
struct RowForm: Sendable {
  var title: Template?
  var subtitle: Template?
  var value: Template?

  /// Returns the row in this form.
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
