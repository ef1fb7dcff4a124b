/// A page of the gallery, either a tab or a screen opened from one, as parts of the document's YAML.
struct GalleryPage {
  /// The initial values of controls, and the commands, by name.
  var values = ""
  var commands = ""
  /// The tab, or an empty string if the page is a screen.
  var tab = ""
  /// The screen, or the screens and sheets that the tab opens.
  var screens = ""
  var sheets = ""
}
