/// What can be filled in among the elements of a sheet.
extension [Element] {
  /// What the controls among them hold.
  var values: [ID: Value] {
    var values: [ID: Value] = [:]
    for element in leaves {
      let control = element.control
      if let id = control.identity, let held = control.held { values[id] = held }
    }
    return values
  }

  /// What is not right among them, and why; what stands twice is named once.
  var invalid: [LocalizedText] {
    var seen: Set<ID> = []
    return leaves.compactMap { element in
      let control = element.control
      guard let invalid = control.invalid, let id = control.identity, seen.insert(id).inserted else { return nil }
      return invalid
    }
  }

  /// The titles of what is required among them and holds nothing; what stands twice is named once.
  var missing: [LocalizedText] {
    var seen: Set<ID> = []
    return leaves.compactMap { element in
      let control = element.control
      guard let title = control.missing, let id = control.identity, seen.insert(id).inserted else { return nil }
      return title
    }
  }
}
