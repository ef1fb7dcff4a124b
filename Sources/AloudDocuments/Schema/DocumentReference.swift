internal import Aloud

/// A reference of all that a document may contain: the same grammar from which the checks and the schema are derived.
package struct DocumentReference {
  /// A key that so many parts share is described only once.
  private static let usualCount = 6

  package let document = Grammar.shape(.document)
  package let shared: [Key]
  package let families = FamilyName.allCases.map(Grammar.family)
  package let parts: [Shape]

  package init() {
    let shapes = ShapeName.allCases.map(Grammar.shape)
    var counts: [Key: Int] = [:]
    for key in shapes.flatMap(\.keys) where !key.isRequired { counts[key, default: 0] += 1 }
    shared = counts.filter { $0.value >= Self.usualCount }.keys.sorted { $0.name.rawValue < $1.name.rawValue }
    let told = Set(families.flatMap { $0.shapes.map(\.name) } + [.document])
    parts = shapes.filter { !told.contains($0.name) }
  }

  /// Returns the keys of a shape: the required ones, then the others but those that many parts share.
  package func ownKeys(of shape: Shape) -> [Key] {
    shape.keys.filter(\.isRequired) + shape.keys.filter { !$0.isRequired && !shared.contains($0) }
  }
}

extension Key {
  /// The choices, or the name of the part that the key holds, in notation that needs no words. Empty for text.
  package var holds: [String] { form.held }
}

extension Form {
  fileprivate var held: [String] {
    switch self {
    case .words, .optionalWords, .plain, .optionalPlain, .name, .language, .reference, .amount, .moment, .initialValue,
      .newValue, .compared, .rowWords, .argument, .variable:
      []
    case .flag: ["on", "off"]
    case .number(let range): ["\(range.lowerBound)-\(range.upperBound)"]
    case .numbers(let numbers): numbers.map { "\($0)" }
    case .weekday: Weekday.words
    case .choice(let choices): choices
    case .arguments: ["[...]"]
    case .list(let part, _): ["[" + part.held.joined(separator: "|") + (part.held.isEmpty ? "...]" : ", ...]")]
    case .oneOrMany(let part): part.held + Form.list(part).held
    case .named(let part, _): ["{...: " + (part.held.first ?? "...") + "}"]
    case .shape(let name), .shapeOrTitle(let name, _): [name.rawValue]
    case .family(let name): [name.rawValue]
    }
  }
}
