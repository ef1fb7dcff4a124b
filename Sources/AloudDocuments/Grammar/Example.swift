/// Examples for error messages, written on one line as in a document.
extension Form {
  /// An example of the form, or `nil` if the error message explains it better.
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
  /// An example of the key with a value, or `nil` if the error message explains it better.
  var example: String? { (held ?? form.example).map { "\(name.rawValue): \($0)" } }
}
