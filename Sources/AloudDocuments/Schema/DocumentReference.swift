internal import Aloud

/// What may be written in a document, in the order in which it is looked up: made of the same grammar as the checks and the
/// schema.
package struct DocumentReference {
  /// A key as a reader finds it.
  package struct Entry: Hashable {
    package let name: String
    /// What it holds, where that is not just a text: what there is to choose, or the part that it is.
    package let holds: [String]
    package let about: String
    package let example: String
    package let isRequired: Bool
  }

  /// A thing with keys of its own.
  package struct Part {
    package let name: String
    package let about: String
    /// Its keys, but for those that many parts have.
    package let entries: [Entry]
    /// The names of its keys that many parts have.
    package let shared: [String]
  }

  /// Several parts of which one is written, or a word that stands alone.
  package struct Kinds {
    package let name: String
    package let about: String
    package let words: [String]
    package let parts: [Part]
  }

  /// In how many parts a key has to be alike to be told once for all.
  private static let usualCount = 6

  package let document: Part
  /// The keys that many parts have.
  package let shared: [Entry]
  package let kinds: [Kinds]
  /// The parts that are of no kind.
  package let parts: [Part]

  /// A whole small document.
  package let example: String

  /// What the grammar has.
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
        parts: family.kinds.map { Part(Grammar.shape($0.shape), shared) })
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
  /// What is held, in signs that need no words; empty where it is a text.
  fileprivate var held: [String] {
    switch self {
    case .words, .optionalWords, .plain, .name, .language, .reference, .amount, .moment, .initialValue, .newValue,
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
