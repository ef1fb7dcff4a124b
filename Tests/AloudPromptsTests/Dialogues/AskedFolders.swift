import AloudLanguage
import AloudPrompts

/// Folders that no disk has.
struct AskedFolders: FolderReading {
  func contents(of folder: String) -> [FileEntry]? {
    switch folder {
    case "/": [FileEntry("home", .folder)]
    case "/home": [FileEntry("ann", .folder), FileEntry("notes.txt", .file), FileEntry(".secret", .file)]
    case "/home/ann": [FileEntry("a.txt", .file), FileEntry("b.png", .file)]
    case "/many": (1...11).map { FileEntry("f\($0)", .file) }
    default: nil
    }
  }

  func kind(of path: String) -> FileEntry.Kind? {
    if contents(of: path) != nil { return .folder }
    return ["/home/notes.txt", "/home/.secret", "/home/ann/a.txt", "/home/ann/b.png"].contains(path) ? .file : nil
  }

  /// The question for one of "files": "all", "hidden", "new", "folders", or those that end so.
  static func question(_ settings: [String: String]) -> FileApp {
    let files = settings["files"] ?? ""
    var choice = FileApp.Choice()
    (choice.showsHidden, choice.takesNew, choice.isFolder) = (files == "hidden", files == "new", files == "folders")
    if files.hasPrefix(".") { choice.matches = { $0.hasSuffix(files) } }
    var app = FileApp("Which file?", from: "/home", home: "/home/ann", choice, in: AskedFolders())
    app.standard = settings["default"].map { $0 == "nothing" ? .nothing : .text($0) }
    app.timeout = settings["timeout"].flatMap { Int($0) }
    return app
  }
}
