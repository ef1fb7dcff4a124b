/// A thing whose attributes are set in passing: each modifier gives a changed copy.
///
/// Modifiers consume what they change, so that a chain of them makes one thing and no copies on the way.
public protocol Modifiable {}

extension Modifiable {
  /// A copy in which `change` was made.
  consuming func changed(_ change: (inout Self) -> Void) -> Self {
    change(&self)
    return self
  }
}
