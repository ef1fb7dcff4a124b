/// Bytes that decide, one after the other; nothing but zeros after their end.
struct FuzzedBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  /// A number below another.
  mutating func below(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    let number = count > 256 ? byte() << 8 | byte() : byte()
    return number % count
  }

  /// One of several.
  mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

  /// So many bytes as text, whatever they are.
  mutating func text(_ count: Int) -> String {
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  /// All that are left.
  mutating func takeRest() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }

  private mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }
}
