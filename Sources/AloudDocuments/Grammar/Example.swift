/// Examples of the forms, written on one line as in a document.
extension Form {
  /// Nil if the error message explains the form better.
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

  /// An example for readers who look a key up, for a form that needs none of its own for each key.
  var shownExample: String? {
    switch self {
    case .flag: "on"
    case .choice(let choices): choices.last
    case .language: "pt-BR"
    case .reference(let referent): referent.example
    case .list(let part, _): part.shownExample.map { "[\($0)]" }
    case .numbers(let numbers): numbers.last.map { "\($0)" }
    case .words, .optionalWords, .plain, .name, .number, .amount, .moment, .weekday, .initialValue, .newValue,
      .compared, .rowWords, .arguments, .argument, .variable, .oneOrMany, .named, .shape, .shapeOrTitle, .family:
      nil
    }
  }
}

extension Referent {
  fileprivate var example: String {
    switch self {
    case .value, .textValue: "name"
    case .switchValue: "quiet"
    case .tab: "home"
    case .screen: "photo"
    case .sheet: "new"
    case .command: "files"
    case .run: "copy"
    case .log: "talk"
    }
  }
}
