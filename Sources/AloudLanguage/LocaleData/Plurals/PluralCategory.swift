/// CLDR's plural categories, in the order in which a PO file's forms stand.
public enum PluralCategory: String, Sendable, Equatable, CaseIterable {
  case zero, one, two, few, many, other
}
