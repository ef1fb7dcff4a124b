extension ActionSheet {
  /// A question `title` with acts to choose from.
  public init(
    _ title: LocalizedText, id: ID, text: LocalizedText? = nil, @MenuBuilder actions: () -> [MenuElement]
  ) {
    self.init(title, id: id, text: text, actions: Menu(actions()))
  }
}
