/// The inputs among the elements of a sheet.
extension [Element] {
  /// The values that the controls hold, by id.
  var values: [ID: Value] {
    var values: [ID: Value] = [:]
    for element in leaves {
      let control = element.control
      if let id = control.identity, let held = control.held { values[id] = held }
    }
    return values
  }

  /// The reasons why inputs are invalid. An input that appears twice is listed once.
  var invalid: [LocalizedText] {
    var seen: Set<ID> = []
    return leaves.compactMap { element in
      let control = element.control
      guard let invalid = control.invalid, let id = control.identity, seen.insert(id).inserted else { return nil }
      return invalid
    }
  }

  /// The titles of the required inputs that are empty. An input that appears twice is listed once.
  var missing: [LocalizedText] {
    var seen: Set<ID> = []
    return leaves.compactMap { element in
      let control = element.control
      guard let title = control.missing, let id = control.identity, seen.insert(id).inserted else { return nil }
      return title
    }
  }
}
