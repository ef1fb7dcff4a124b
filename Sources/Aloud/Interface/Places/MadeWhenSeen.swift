/// What a screen holds, made when somebody first looks at it: of the tabs of an interface, one is in front.
struct MadeWhenSeen: Sendable, Equatable {
  private let elements: OnceRead<[Element]>

  /// Elements that there are.
  init(_ elements: [Element]) { self.elements = OnceRead(elements) }

  /// Elements that `make` makes.
  init(_ make: @escaping @Sendable () -> [Element]) { elements = OnceRead(make) }

  /// The elements.
  var value: [Element] { elements.value }

  static func == (first: MadeWhenSeen, second: MadeWhenSeen) -> Bool {
    first.elements === second.elements || first.value == second.value
  }
}
