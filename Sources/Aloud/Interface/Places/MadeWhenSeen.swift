/// The elements of a screen, made when they are first read, because only one tab of an interface is in front.
struct MadeWhenSeen: Sendable, Equatable {
  private let elements: OnceRead<[Element]>

  /// Creates a value from existing elements.
  init(_ elements: [Element]) { self.elements = OnceRead(elements) }

  /// Creates a value whose elements `make` returns when they are first read.
  init(_ make: @escaping @Sendable () -> [Element]) { elements = OnceRead(make) }

  /// The elements.
  var value: [Element] { elements.value }

  static func == (first: MadeWhenSeen, second: MadeWhenSeen) -> Bool {
    first.elements === second.elements || first.value == second.value
  }
}
