/// A thing whose attributes are set in passing: each modifier gives a changed copy.
public protocol Modifiable {}

extension Modifiable {
  /// A copy in which `change` was made.
  func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
