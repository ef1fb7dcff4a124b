import Aloud

extension ID {
  /// The thing with a number among many of a name.
  init(_ name: String, _ number: Int) { self.init(name, String(number)) }

  /// The number of the thing among many of its name.
  var number: Int? { item.flatMap { Int($0) } }

  /// A part of the thing, such as a field of a sheet: "newReminder.title/3".
  func part(_ name: String) -> ID { ID("\(self.name).\(name)", item) }
}
