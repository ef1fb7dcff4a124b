import Expectations
import Testing

@testable import AloudLanguage

struct ByteSearchTests {
  private func places(of text: String, in other: String, rarest: Int = 1, atMost limit: Int = .max) -> [Int] {
    var places: [Int] = []
    Array(other.utf8).withUnsafeBufferPointer { buffer in
      buffer.eachPlace(of: Array(text.utf8), rarest: rarest) { place in
        places.append(place)
        return places.count < limit
      }
    }
    return places
  }

  @Test func aTextIsFoundWhereverItBegins() {
    for rarest in 0..<6 {
      expect(places(of: "\nkey \"", in: "key \"\nkey \"\n\nkey \" \nkey", rarest: rarest), is: [5, 12])
    }
    expect(places(of: "aa", in: "aaaa"), is: [0, 1, 2])
    expect(places(of: "abc", in: "ab").isEmpty)
    expect(places(of: "abc", in: "").isEmpty)
  }

  @Test func theSearchEndsWhenNoMoreIsWanted() { expect(places(of: "aa", in: "aaaa", atMost: 1), is: [0]) }
}
