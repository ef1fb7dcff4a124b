/// The value of an option, as far as it is needed before the command line is read.
enum CommandLineValue {
  /// What stands after an option such as `--data` or its equals sign, where it is given several times the last; nil without it.
  static func of(_ option: String, in arguments: [String]) -> String? {
    let options = arguments.prefix { $0 != "--" }
    if let index = options.lastIndex(of: option), index + 1 < arguments.count { return arguments[index + 1] }
    return options.last { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }
}
