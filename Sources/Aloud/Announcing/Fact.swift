/// One kind of fact in an announcement. A locale's wording says in which order they come (`facts.order`).
enum Fact: String, CaseIterable {
  case name, description, image, value, role, states, position
}
