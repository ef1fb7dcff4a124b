/// A pattern as it is written.
indirect enum PatternTree {
  case one(CharacterSet)
  case row([PatternTree])
  case either([PatternTree])
  /// So many times; as often as there is room, where there is no most.
  case repeated(PatternTree, least: Int, most: Int?)

  /// Appends what it does to `states`; false where that would be too much.
  func append(to states: inout [Pattern.State]) -> Bool {
    guard states.count < Pattern.stateLimit else { return false }
    switch self {
    case .one(let set): states.append(.take(set))
    case .row(let parts): return parts.allSatisfy { $0.append(to: &states) }
    case .either(let parts): return append(either: parts[...], to: &states)
    case .repeated(let part, let least, let most):
      for _ in 0..<least { guard part.append(to: &states) else { return false } }
      guard let most else {
        let start = states.count
        states.append(.split(start + 1, start + 1))
        guard part.append(to: &states) else { return false }
        states.append(.jump(start))
        states[start] = .split(start + 1, states.count)
        return true
      }
      for _ in least..<most {
        let start = states.count
        states.append(.split(start + 1, start + 1))
        guard part.append(to: &states) else { return false }
        states[start] = .split(start + 1, states.count)
      }
    }
    return true
  }

  private func append(either parts: ArraySlice<PatternTree>, to states: inout [Pattern.State]) -> Bool {
    guard let first = parts.first else { return true }
    guard parts.count > 1 else { return first.append(to: &states) }
    let start = states.count
    states.append(.split(start + 1, start + 1))
    guard first.append(to: &states) else { return false }
    let jump = states.count
    states.append(.jump(jump))
    states[start] = .split(start + 1, states.count)
    guard append(either: parts.dropFirst(), to: &states) else { return false }
    states[jump] = .jump(states.count)
    return true
  }
}
