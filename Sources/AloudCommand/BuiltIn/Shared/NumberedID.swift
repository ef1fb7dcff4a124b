import Aloud

extension ID {
  /// Creates the id of the numbered one among several things of the same name.
  init(_ name: String, _ number: Int) { self.init(name, String(number)) }

  /// The number in the id, if there is one.
  var number: Int? { item.flatMap { Int($0) } }

  /// Returns the id of a part of the thing, such as a field of a sheet: "newReminder.title/3".
  func part(_ name: String) -> ID { ID("\(self.name).\(name)", item) }
}
