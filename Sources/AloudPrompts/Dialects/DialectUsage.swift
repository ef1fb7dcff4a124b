extension Dialect {
  /// What can be asked for, a line each.
  public var usage: [String] {
    switch self {
    case .whiptail: WhiptailArguments.Kind.allCases.map(\.usage) + WhiptailArguments.options
    case .dialog: DialogBoxKind.allCases.map(\.usage) + DialogOption.usage
    }
  }
}
