/// What could stand at a place of a document, as it is written there: in one line.
extension Form {
  /// An example of it; nil where a sentence tells it better.
  var example: String? {
    switch self {
    case .arguments: "[ls, -l]"
    case .list(let part, _): part.example.map { "[\($0)]" }
    case .oneOrMany(let part): part.example
    case .shape(let name): Grammar.shape(name).example
    case .shapeOrTitle: "Jazz, News"
    case .family(let name): Grammar.family(name).example
    case .words, .optionalWords, .plain, .name, .language, .flag, .number, .amount, .numbers, .moment, .weekday,
      .choice, .reference, .initialValue, .newValue, .compared, .rowWords, .argument, .variable, .named:
      nil
    }
  }
}

extension Key {
  /// The key with an example of what it holds; nil where a sentence tells it better.
  var example: String? { (held ?? form.example).map { "\(name.rawValue): \($0)" } }
}
