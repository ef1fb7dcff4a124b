/// CLDR's plural categories, in the order of the forms in a PO file. Each language uses some of them, and always `other`.
public enum PluralCategory: String, Sendable, Equatable, CaseIterable {
  case zero, one, two, few, many, other
}
