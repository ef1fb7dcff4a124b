extension Button {
  /// Whether it asks before it acts: where it destroys something, and wherever its author has written what is asked (ASK-6).
  var asksFirst: Bool { isDestructive || confirmation != nil }
}

extension MenuItem {
  /// Whether it asks before it acts: where it destroys something, and wherever its author has written what is asked (ASK-6).
  var asksFirst: Bool { isDestructive || confirmation != nil }
}
