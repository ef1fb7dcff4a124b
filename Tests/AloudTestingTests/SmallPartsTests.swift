import Aloud
import AloudTesting
import Expectations
import Testing

/// Shards, settings and the files beside a transcript.
@Suite struct SmallPartsTests {
  @Test("a shard is a part of a whole") func shards() {
    expect(Shard("1/1") != nil && Shard("8/8") != nil)
    for text in ["0/8", "9/8", "a/b", "1", "1/2/3", "", "-1/2", "1/0", " 1/2"] {
      expectNil(Shard(text), "\(text)")
    }
  }

  @Test("each thing is in one shard, and they are alike in size") func parts() throws {
    let parts = try (1...3).map { try #require(Shard("\($0)/3")).part(of: Array(0..<10)) }
    expect(parts.flatMap(\.self).sorted(), is: Array(0..<10))
    expect(parts.map(\.count), is: [4, 3, 3])
  }

  @Test("settings are called as in the file, or as in the code") func settings() throws {
    try expect(SettingsSet("textSize=AX3,reduce-motion=on").changes, is: [.textSize(.AX3), .reduceMotion(true)])
    #expect(throws: SettingsSetError.unknown("size")) { try SettingsSet("size=AX3") }
    #expect(throws: SettingsSetError.badValue(.textSize, "AX9")) { try SettingsSet("textSize=AX9") }
    #expect(throws: SettingsSetError.badValue(.hints, "")) { try SettingsSet("hints") }
  }
}
