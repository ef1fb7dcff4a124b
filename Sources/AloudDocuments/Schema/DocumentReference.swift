internal import Aloud

/// A reference of all that a document may contain, derived from the same grammar as the checks and the schema.
package struct DocumentReference {
  package struct Entry: Hashable {
    package let name: String
    /// The choices, or the name of the part that the key holds. Empty for plain text.
    package let holds: [String]
    package let about: String
    package let example: String
    package let isRequired: Bool
  }

  package struct Part {
    package let name: String
    package let about: String
    /// Without the keys that many parts share.
    package let entries: [Entry]
    package let shared: [String]
  }

  /// A choice of several parts, or of words that stand alone.
  package struct Kinds {
    package let name: String
    package let about: String
    package let words: [String]
    package let parts: [Part]
  }

  /// A key that so many parts share is described only once.
  private static let usualCount = 6

  package let document: Part
  package let shared: [Entry]
  package let kinds: [Kinds]
  /// The parts that belong to no family.
  package let parts: [Part]
  package let example: String

  package init() {
    let shapes = ShapeName.allCases.map(Grammar.shape)
    var counts: [Entry: Int] = [:]
    for entry in shapes.flatMap(\.keys).map(Entry.init) where !entry.isRequired { counts[entry, default: 0] += 1 }
    let usual = counts.filter { $0.value >= Self.usualCount }.map(\.key)
    let shared = Set(usual)
    self.shared = usual.sorted { $0.name < $1.name }
    kinds = FamilyName.allCases.map(Grammar.family).map { family in
      Kinds(
        name: family.name.rawValue, about: family.description, words: family.words,
        parts: family.shapes.map { Part($0, shared) })
    }
    let told = Set(kinds.flatMap { $0.parts.map(\.name) } + [ShapeName.document.rawValue])
    document = Part(Grammar.shape(.document), shared)
    parts = shapes.filter { !told.contains($0.name.rawValue) }.map { Part($0, shared) }
    example = Grammar.shape(.document).example ?? ""
  }
}

extension DocumentReference.Part {
  fileprivate init(_ shape: Shape, _ shared: Set<DocumentReference.Entry>) {
    let all = shape.keys.map(DocumentReference.Entry.init)
    name = shape.name.rawValue
    about = shape.description
    entries = all.filter(\.isRequired) + all.filter { !$0.isRequired && !shared.contains($0) }
    self.shared = all.filter(shared.contains).map(\.name)
  }
}

extension DocumentReference.Entry {
  fileprivate init(_ key: Key) {
    name = key.name.rawValue
    holds = key.form.held
    about = key.description
    example = key.shownExample ?? ""
    isRequired = key.isRequired
  }
}

extension Form {
  /// The values of a form in notation that needs no words. Empty for text.
  fileprivate var held: [String] {
    switch self {
    case .words, .optionalWords, .plain, .optionalPlain, .name, .language, .reference, .amount, .moment, .initialValue,
      .newValue,
      .compared, .rowWords, .argument, .variable:
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
