struct PartForm<Make: Sendable>: Sendable {
  let shape: Shape
  let make: Make

  init(
    _ name: ShapeName, _ description: String, _ keys: [Key], hasRow: Bool? = nil, example: String? = nil,
    check: @escaping Shape.Check = { _, _ in }, make: Make
  ) {
    shape = Shape(name, description, keys, hasRow: hasRow, example: example, check: check)
    self.make = make
  }
}

extension Family {
  func form<Make>(of tree: Tree, in forms: [PartForm<Make>]) -> PartForm<Make>? {
    shape(of: tree).flatMap { shape in forms.first { $0.shape.name == shape.name } }
  }
}
