import AloudTesting
import Expectations
import Foundation
import TestSupport
import Testing

/// Issue 37: faults of many kinds are sown, one at a time, in three languages of a document and in Aloud's own files, and found by
/// the check that the article of localisation tests names.
@Suite("Faults sown in translations") struct SownFaultTests {
  private static let places =
    Nightly.languages(Shelf.languages).map { FaultNets(tag: $0, isDocument: true) } + [
      FaultNets(tag: FaultNets.ownLanguage, isDocument: false)
    ]

  /// Each kind in each place that its check goes to.
  private static let sown = SownFault.all.flatMap { fault in
    places.filter { $0.isWalked || fault.own.net != .walk }.map { (fault.kind, $0) }
  }

  /// What a walk finds where every fault that a walk finds is sown at once, by language: a walk takes long.
  private static let walked = Dictionary(
    uniqueKeysWithValues: places.filter(\.isWalked).map { place in
      let findings = Task {
        var nets = place
        for fault in SownFault.all {
          let sowing = nets.isDocument ? fault.document : fault.own
          guard sowing.net == .walk else { continue }
          let path = sowing.file.path(nets.tag)
          nets.files[path] = sowing.edit(nets.files[path] ?? nets.right(sowing.file))
        }
        return try await nets.findings(.walk)
      }
      return ("\(place.tag) \(place.isDocument)", findings)
    })

  @Test("where nothing is wrong, nothing is found", arguments: places)
  func right(_ nets: FaultNets) async throws {
    var nets = nets
    for net in [SownFault.Net.lint, .play, .walk] where net != .walk || nets.isWalked {
      try await expect(nets.findings(net), is: [])
    }
    for file in [SownFault.File.wording, .table, .values, .characters, .colors, .spoken] {
      nets.files[file.path(nets.tag)] = nets.right(file)
    }
    try await expect(nets.findings(.check), is: [])
  }

  @Test("each is found, with what is wrong and where", arguments: sown)
  func found(kind: String, _ nets: FaultNets) async throws {
    let fault = try #require(SownFault.all.first { $0.kind == kind })
    let sowing = nets.isDocument ? fault.document : fault.own
    var nets = nets
    let right = nets.right(sowing.file), path = sowing.file.path(nets.tag)
    let wrong = sowing.edit(right)
    expect(wrong != right)
    nets.files[path] = wrong
    let walk = sowing.net == .walk ? Self.walked["\(nets.tag) \(nets.isDocument)"] : nil
    let found = if let walk { try await walk.value } else { try await nets.findings(sowing.net) }
    let places: [String] =
      switch sowing.net {
      case .lint: ["\(path):", "shelf.yaml:"]
      case .check: ["\(path):"]
      case .play: ["heard.transcript:"]
      case .walk: ["(\(nets.tag))"]
      }
    expect(
      found.contains { message in places.contains { message.contains($0) } && message.contains(sowing.names) },
      "\(found.prefix(3))")
  }

  @Test("the article has a table of them") func table() throws {
    var article = try Article("Sources/AloudTesting/AloudTesting.docc/LocalisationTests.md")
    let head = "| Fault | In a document | In Aloud's own files |"
    let rows =
      [head, "| --- | --- | --- |"]
      + SownFault.all.map { "| \($0.kind) | \($0.document.net.rawValue) | \($0.own.net.rawValue) |" }
    let start = try #require(article.lines.firstIndex(of: head))
    let end = article.lines[start...].firstIndex { !$0.hasPrefix("|") } ?? article.lines.endIndex
    if ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1" {
      article.lines.replaceSubrange(start..<end, with: rows)
      try Files.write(article.lines.joined(separator: "\n"), to: "\(Article.root)/\(article.path)")
    } else {
      expect(Array(article.lines[start..<end]), is: rows)
    }
  }

  /// The faults that `msgfmt --check` looks for, too.
  private static let shared: Set<String> = [
    "a plural form too few", "a plural rule that can't be read", "a lost placeholder", "an unknown placeholder",
    "an entry twice",
    "a text that isn't closed",
  ]

  @Test(
    "msgfmt agrees where it looks at the same",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/msgfmt")), arguments: places)
  func gettext(_ nets: FaultNets) async throws {
    let file = nets.isDocument ? SownFault.File.texts : .wording
    try await expect(Self.msgfmt(nets.right(file)), is: 0)
    for fault in SownFault.all where Self.shared.contains(fault.kind) {
      let sowing = nets.isDocument ? fault.document : fault.own
      try await expect(Self.msgfmt(sowing.edit(nets.right(sowing.file))), is: 1, "\(fault.kind)")
    }
  }

  /// Places are in braces as Python has them, which gettext is told by a flag.
  private static func msgfmt(_ text: String) async throws -> Int32 {
    let flagged = text.split(separator: "\n\n").map { block in
      let isEntry = block.contains("{") && !block.contains("Plural-Forms")
      return (isEntry ? "#, python-brace-format\n" : "") + block
    }.joined(separator: "\n\n")
    return try await TemporaryFolder.with { folder in
      try Files.write(flagged + "\n", to: "\(folder)/a.po")
      let run = CommandRun("/usr/bin/msgfmt", ["--check", "-o", "/dev/null", "\(folder)/a.po"], environment: [:])
      guard case .code(let code) = try await run.result().exit else { return -1 }
      return code
    }
  }
}
