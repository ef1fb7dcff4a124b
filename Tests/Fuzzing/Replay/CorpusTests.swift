internal import Foundation
internal import Testing

/// What the fuzzers have kept: bytes that lead to many places, and those that once led to something wrong. libFuzzer is not needed.
@Suite(.serialized) struct CorpusTests {
  /// How many inputs of each target are replayed where nobody asks for all: a line takes a tenth of a second in a debug build.
  private static let some = 2
  private static let isForAll = ProcessInfo.processInfo.environment["ALOUD_FUZZED"] == "all"

  /// Where each target has a folder of its name.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Corpus")

  @Test(arguments: FuzzTarget.allCases)
  func inputsAreTakenWithoutAFinding(_ target: FuzzTarget) throws {
    let folder = Self.folder.appending(path: target.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in Self.isForAll ? names[...] : names.prefix(Self.some) {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      #expect(throws: Never.self, "\(target.rawValue)/\(name)") { try target.check(bytes) }
    }
  }

  @Test func theCorpusIsSmall() throws {
    let files = try #require(
      FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: [.fileSizeKey]))
    let sizes = try files.compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
      .map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
    #expect(sizes.count < 200)
    #expect(sizes.allSatisfy { $0 < 1_024 })
  }
}
