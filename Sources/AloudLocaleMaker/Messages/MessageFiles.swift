import Foundation

/// The Swift files with a function for each message that is spelled out in Swift, made of the English wording.
struct MessageFiles {
  /// The folder that holds these files and nothing else.
  static let folder = "Sources/AloudLanguage/Text/Messages"
  /// The wording that they are made of.
  static let wording = "locales/wording/en.po"

  private let entries: [EnglishEntry]

  /// The files for the entries of a wording.
  init(wording: String) {
    let all = EnglishEntry.entries(of: wording)
    let keys = Set(all.map(\.key))
    entries = all.filter { !MessageFamilies.hold($0.key, among: keys) }
  }

  /// The name of the function of each key that has one.
  var functions: [String: String] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.key, MessageFunction.name(of: $0.key)) })
  }

  /// The text of each file by its name.
  var texts: [String: String] {
    Dictionary(grouping: entries) { file(of: $0.key) }.mapValues { entries in
      Self.head + entries.sorted { $0.key < $1.key }.map { MessageFunction($0).declaration }.joined(separator: "\n")
        + "}\n"
    }
  }

  /// Writes the files into the folder of the package, and removes those that nothing is left in.
  static func write(in package: URL) throws {
    let files = MessageFiles(wording: try String(contentsOf: package.appending(path: wording), encoding: .utf8))
    let folder = package.appending(path: folder, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let texts = files.texts
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()) where texts[name] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    for (name, text) in texts {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
  }

  /// The file of a key: that of its first part, or of its first two where many begin with the first; one for all those
  /// that hardly any share a part with.
  private func file(of key: String) -> String {
    let parts = key.split(separator: ".").map(String.init)
    let first = parts[0]
    let count = entries.count { $0.key.hasPrefix(first + ".") }
    let name = count < Self.few ? "" : count > Self.many && parts.count > 2 ? "\(first).\(parts[1])" : first
    return name.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Messages.swift"
  }

  private static let few = 10
  private static let many = 120

  private static let head = """
    // Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
    // swift-format-ignore-file

    extension Message {

    """
}
