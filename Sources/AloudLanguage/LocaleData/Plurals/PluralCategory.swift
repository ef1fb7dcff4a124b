/// CLDR's plural categories, in the order in which a PO file's forms stand. Each language has some of them, all have `other`.
public enum PluralCategory: String, Sendable, Equatable, CaseIterable {
  case zero, one, two, few, many, other
}
