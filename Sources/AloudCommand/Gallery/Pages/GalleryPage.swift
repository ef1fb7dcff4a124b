/// A page of the gallery, a tab or a screen that one opens, as parts of the YAML of its document.
struct GalleryPage {
  /// What the controls hold at first, and what commands give, by name.
  var values = ""
  var commands = ""
  /// The tab, where it is one.
  var tab = ""
  /// The screen, where it is one, and what it opens.
  var screens = ""
  var sheets = ""
}
