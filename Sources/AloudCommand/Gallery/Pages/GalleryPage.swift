/// A tab of the gallery, as parts of the YAML of its document. `$name` stands for the words of `gallery.name`, or of `name`.
struct GalleryPage {
  /// What the controls hold at first, and what commands give, by name.
  var values = ""
  var commands = ""
  /// The tab.
  var tab: String
  /// What it opens.
  var screens = ""
  var sheets = ""
}
