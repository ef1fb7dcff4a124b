import Expectations
import Foundation
import Testing

@testable import Aloud

/// SAY-6: machine-readable announcements.
struct JSONRenderingTests {
  @Test("SAY-6: any text comes through JSON unharmed") func escapes() throws {
    var text = "\"\\/\u{2028}\u{2029}😀é\u{FFFD}"
    for value in UInt32(0)...0xA0 { text.unicodeScalars.append(try #require(Unicode.Scalar(value))) }
    let data = Data(JSONValue.object([("k\"\n", .string(text))]).text.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: String])
    expect(object, is: ["k\"\n": text])
  }

  @Test("SAFE-1: no control character stands in JSON as it is") func noControls() throws {
    var text = ""
    for value in Array(UInt32(0)...0x1F) + Array(0x7F...0x9F) + [0x2028, 0x2029] {
      text.unicodeScalars.append(try #require(Unicode.Scalar(value)))
    }
    expect(JSONValue.string(text).text.unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 0x20 && $0.value != 0x7F })
  }

  @Test("values of every kind") func kinds() {
    let value = JSONValue.array([
      .null, .bool(true), .bool(false), .number(-3), .decimal(1.5), .string(""), .object([]),
    ])
    expect(value.text, is: "[null,true,false,-3,1.5,\"\",{}]")
  }

  @Test("what an announcement does not have is null") func nulls() throws {
    let renderer = try Renderer()
    let line = renderer.json(Announcement(.notice, "Hello."))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    for key in ["name", "role", "value", "position", "description", "hint", "number"] {
      expect(object[key] is NSNull, "\(key)")
    }
    expect(object["states"] as? [String] == [])
    expect(object["printed"] as? String == "Hello.")
    expect(object["kind"] as? String == "notice")
  }

  @Test("members stand in the contract's order, so that lines can be compared") func order() throws {
    let renderer = try Renderer()
    let line = renderer.json(Announcement(.notice, "Hello."))
    let keys = ["kind", "name", "role", "states", "value", "position", "printed", "spoken", "speech", "braille"]
    let places = keys.compactMap { line.firstRange(of: "\"\($0)\":")?.lowerBound }
    expect(places.count, is: keys.count)
    expect(places, is: places.sorted())
  }
}
