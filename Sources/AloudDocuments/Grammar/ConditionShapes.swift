/// The shapes of conditions on values.
enum ConditionShapes {
  static let family = Family(
    .condition, "A condition on what values hold.", of: ConditionKind.self, keys: [.condition: .value],
    example: "{value: name, is: filled}")

  static let all: [Shape] = [
    Shape(
      .condition, "Something that is so while a value is empty, filled, on, off, or equal to something.",
      [
        Key(.value, .reference(.value), required: true, about: "value.condition"),
        Key(.is, .choice(Condition.State.allCases.map(\.rawValue))), Key(.equals, .compared),
        Key(.oneOf, .list(.plain, atLeast: 1), example: "[Jazz, News]"),
        Key(.matches, .plain, example: "\"[a-z][a-z0-9-]*\""), Key(.atLeast, .amount), Key(.atMost, .amount),
      ], rule: .condition),
    Shape(.not, "Holds where its condition does not.", [Key(.not, .condition, required: true)]),
    Shape(.any, "Holds where at least one of its conditions holds.", [Key(.any, .conditions, required: true)]),
    Shape(.all, "Holds where all of its conditions hold.", [Key(.all, .conditions, required: true)]),
  ]
}

extension Form {
  static let condition = Form.family(.condition)
  static let conditions = Form.list(.family(.condition), atLeast: 1)
}
