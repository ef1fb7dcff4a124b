import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser
import Glibc

struct FilePrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "file", abstract: "Ask for a file or a folder, and print its path.",
    example: #"aloud file "Which picture?" --start ~/Pictures --pattern "*.png""#)

  @OptionGroup var prompt: PromptOptions
  @Option(help: "The folder to begin in. Otherwise the current one.", completion: .directory) var start: String?
  @Option(help: "The path that an empty line means.", completion: .file()) var `default`: String?
  @Flag(help: "Ask for a folder instead of a file.") var folders = false
  @Option(help: "A pattern that names of files must match, such as *.txt; can be given several times.") var pattern:
    [String] = []
  @Flag(help: "Allow a path at which there is nothing yet.") var new = false
  @Flag(help: "Show names that begin with a full stop too.") var hidden = false
  @OptionGroup var session: SessionOptions

  func run() throws {
    if folders, !pattern.isEmpty { throw ValidationError.together("--folders", "--pattern") }
    let start = DiskFolders.absolute(start ?? ".")
    guard DiskFolders().kind(of: start) == .folder else {
      throw ValidationError("\(GivenBytes.shown(self.start ?? ".")) is no folder. Name one that is there.")
    }
    var choice = FileApp.Choice()
    (choice.isFolder, choice.takesNew, choice.showsHidden) = (folders, new, hidden)
    let patterns = pattern
    if !patterns.isEmpty {
      choice.matches = { name in
        let name = GivenBytes.cString(name)
        return patterns.contains { fnmatch(GivenBytes.cString($0), name, 0) == 0 }
      }
    }
    var app = FileApp(prompt.shownQuestion, from: start, choice)
    app.text = prompt.shownText
    app.offersBack = prompt.back
    app.leave = prompt.labels.cancel
    let asking = try PromptAsking(prompt, session)
    app.timeout = asking.timeout
    if let path = self.default {
      guard let answer = app.answer(path) else {
        throw ValidationError("--default \(GivenBytes.shown(path)) is nothing that can be chosen here.")
      }
      app.standard = .text(answer)
    }
    try asking.ask(app)
  }
}

extension FileApp {
  init(_ question: LocalizedText, from start: String, _ choice: Choice) {
    var choice = choice
    choice.shown = GivenBytes.shown
    self.init(question, from: start, home: EnvironmentVariable.value("HOME") ?? "/", choice, in: DiskFolders())
  }
}

struct DiskFolders: FolderReading {
  func contents(of folder: String) -> [FileEntry]? {
    guard let stream = opendir(GivenBytes.cString(folder)) else { return nil }
    defer { closedir(stream) }
    var entries: [FileEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { GivenBytes.text($0.prefix { $0 != 0 }) }
      if name == "." || name == ".." { continue }
      let isFolder =
        switch Int(entry.pointee.d_type) {
        case Int(DT_DIR): true
        case Int(DT_LNK), Int(DT_UNKNOWN): kind(of: folder + "/" + name) == .folder
        default: false
        }
      entries.append(FileEntry(name, isFolder ? .folder : .file))
    }
    return entries.sorted { Self.key($0) < Self.key($1) }
  }

  func kind(of path: String) -> FileEntry.Kind? {
    var status = stat()
    guard stat(GivenBytes.cString(path), &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return GivenBytes.text(UnsafeRawBufferPointer(start: folder, count: strlen(folder))) + "/" + path
  }

  /// Folders come before files, and both are sorted by name.
  private static func key(_ entry: FileEntry) -> (Int, String, String) {
    (entry.kind == .folder ? 0 : 1, Folding.fold(entry.name), entry.name)
  }
}
