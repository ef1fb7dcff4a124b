/// A locale's name, read from a BCP 47 tag or a POSIX name such as `ar_EG.UTF-8`.
public struct LocaleTag: Sendable, Equatable {
  /// The subtags, in their usual case: "ar", "EG".
  public let subtags: [String]

  /// Reads `name`; "C" and "POSIX" are English.
  public init(_ name: String) {
    let bare = name.prefix { $0 != "." && $0 != "@" }
    var subtags: [String] = []
    for (index, subtag) in bare.split(whereSeparator: { $0 == "-" || $0 == "_" }).enumerated() {
      switch (index, subtag.count) {
      case (0, _): subtags.append(subtag.lowercased())
      case (_, 4): subtags.append(subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased())
      case (_, 2): subtags.append(subtag.uppercased())
      default: subtags.append(subtag.lowercased())
      }
    }
    self.subtags = subtags.isEmpty || subtags[0] == "c" || subtags[0] == "posix" ? ["en"] : subtags
  }

  /// The whole tag.
  public var string: String { subtags.joined(separator: "-") }

  /// The tag and its parents, the nearest first: each without the last subtag of the one before.
  public var chain: [String] {
    (0..<subtags.count).map { subtags.dropLast($0).joined(separator: "-") }
  }
}
