/// The reason why an object that one side deleted is still needed on the other side, which did not change it.
enum DeletedObjectUse {
  /// The side inserted an element into it.
  case addition(of: Int)
  /// The side references it from an object.
  case reference(by: Int)
}
