/// The documents that a program was compiled from.
enum SchemaDocuments: Sendable {
  /// They are at hand.
  case loaded([SchemaDocument])
  /// There is one, which came with the program and is read when it is asked for.
  case onDemand(@Sendable () -> SchemaDocument)

  /// A document by its number.
  subscript(number: Int32) -> SchemaDocument {
    switch self {
    case .loaded(let documents): documents[Int(number)]
    case .onDemand(let document): document()
    }
  }
}
