/// The value of an option that is needed before the command line is parsed.
enum CommandLineValue {
  /// Returns the value after an option such as `--data` or after its equals sign, the last if there are several, or nil if the
  /// option is not given.
  static func of(_ option: String, in arguments: [String]) -> String? {
    let options = arguments.prefix { $0 != "--" }
    if let index = options.lastIndex(of: option), index + 1 < arguments.count { return arguments[index + 1] }
    return options.last { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }
}
