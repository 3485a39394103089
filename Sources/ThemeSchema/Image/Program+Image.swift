import ThemeYAML

extension Program {
  /// What an image begins with: a number that other keywords, or another order of them, would change.
  static let imageMark: Int32 = {
    // To be counted up where what stands in an image changes.
    var mark: UInt32 = 1
    for keyword in Keyword.allCases {
      for byte in keyword.name.utf8 { mark = (mark ^ UInt32(byte)) &* 0x0100_0193 }
    }
    return Int32(bitPattern: mark)
  }()

  /// The program as a list of numbers, without its documents.
  func write(to image: inout ImageWriter) {
    image.put(Self.imageMark)
    image.put(root)
    image.put(hasDynamicScope)
    image.put(schemas) { $1.write(to: &$0) }
    image.put(code) { $1.write(to: &$0) }
    image.put(runs) { $1.write(to: &$0) }
    image.put(operations) { $1.write(to: &$0) }
    image.put(ints) { $0.put($1) }
    image.put(bytes)
    image.put(bounds) { $1.write(to: &$0) }
    image.put(literals) { $1.write(to: &$0) }
    image.put(divisors) { $1.write(to: &$0) }
    image.put(patterns) { $1.write(to: &$0) }
    image.put(formats) { $0.put($1.rawValue.utf8) }
    image.put(resources) { $1.write(to: &$0) }
    image.put(keys.names) { $0.put($1.utf8) }
  }

  /// Reads what ``write(to:)`` wrote.
  ///
  /// - Parameters:
  ///   - image: the numbers.
  ///   - documents: the documents that were compiled; asked for only where something fails.
  convenience init(_ image: inout ImageReader, documents: SchemaDocuments) {
    _ = image.word()
    let root = image.word()
    let hasDynamicScope = image.flag()
    self.init(
      schemas: image.list { SchemaRecord(&$0) }, code: image.list { Instruction(&$0) },
      runs: image.list { OperationRun(&$0) }, operations: image.list { Operation(&$0) },
      ints: image.list { $0.word() }, bytes: image.bytes(),
      bounds: image.list { NumberBound(&$0) }, literals: image.list { LiteralRecord(&$0) },
      divisors: image.list { Divisor(&$0) }, patterns: image.list { Pattern(&$0) },
      formats: image.list { Format(&$0) }, documents: documents,
      resources: image.list { SchemaResource(&$0) }, hasDynamicScope: hasDynamicScope, root: root,
      keys: KeyTable(Array(image.list { $0.text() })))
  }
}

extension SchemaRecord {
  fileprivate func write(to image: inout ImageWriter) {
    image.put(first)
    image.put(end)
    image.put(tracks)
    image.put(document)
    image.put(node)
    image.put(resource)
  }

  fileprivate init(_ image: inout ImageReader) {
    let (first, end, tracks) = (image.word(), image.word(), image.flag())
    self.init(
      first: first, end: end, tracks: tracks, document: image.word(), node: image.word(),
      resource: image.word())
  }
}

extension Operation {
  fileprivate func write(to image: inout ImageWriter) {
    image.put(Int32(keyword.rawValue) | Int32(applies.rawValue) << 8 | (flag ? 1 << 16 : 0))
    image.put(a)
    image.put(b)
    image.put(c)
  }

  fileprivate init(_ image: inout ImageReader) {
    let word = image.word()
    guard let keyword = Keyword(rawValue: UInt8(truncatingIfNeeded: word)) else {
      preconditionFailure("the image of a schema is older than the keywords")
    }
    self.init(
      keyword: keyword, applies: TypeSet(rawValue: UInt8(truncatingIfNeeded: word >> 8)),
      flag: word >> 16 != 0, a: image.word(), b: image.word(), c: image.word())
  }
}

extension Instruction {
  fileprivate func write(to image: inout ImageWriter) {
    operation.write(to: &image)
    image.put(schema)
    image.put(node)
  }

  fileprivate init(_ image: inout ImageReader) {
    let operation = Operation(&image)
    self.init(operation: operation, schema: image.word(), node: image.word())
  }
}

extension OperationRun {
  fileprivate func write(to image: inout ImageWriter) {
    image.put(first)
    image.put(end)
    image.put(resource)
    image.put(Int32(types.rawValue) | (tracks ? 1 << 8 : 0))
  }

  fileprivate init(_ image: inout ImageReader) {
    let (first, end, resource, word) = (image.word(), image.word(), image.word(), image.word())
    self.init(
      first: first, end: end, resource: resource,
      types: TypeSet(rawValue: UInt8(truncatingIfNeeded: word)), tracks: word >> 8 != 0)
  }
}

extension Slice {
  fileprivate func write(to image: inout ImageWriter) {
    image.put(start)
    image.put(count)
  }

  fileprivate init(_ image: inout ImageReader) {
    self.init(start: image.word(), count: image.word())
  }
}

extension NumberBound {
  fileprivate func write(to image: inout ImageWriter) {
    image.put(value.bitPattern)
    image.put(isSmallInteger)
    text.write(to: &image)
  }

  fileprivate init(_ image: inout ImageReader) {
    self.init(
      value: Double(bitPattern: image.wide()), isSmallInteger: image.flag(), text: Slice(&image))
  }
}

extension LiteralRecord {
  fileprivate func write(to image: inout ImageWriter) {
    image.put(Int32(type.rawValue) | (boolean ? 1 << 8 : 0))
    if !type.isDisjoint(with: .numeric) { number.write(to: &image) }
    text.write(to: &image)
    image.put(place.document)
    image.put(place.node)
  }

  fileprivate init(_ image: inout ImageReader) {
    let word = image.word()
    let type = TypeSet(rawValue: UInt8(truncatingIfNeeded: word))
    let number = type.isDisjoint(with: .numeric) ? nil : NumberBound(&image)
    let text = Slice(&image)
    self.init(
      type: type, boolean: word >> 8 != 0, text: text,
      place: SchemaPlace(document: image.word(), node: image.word()))
    if let number { self.number = number }
  }
}

extension Divisor {
  fileprivate func write(to image: inout ImageWriter) {
    image.put(mantissa)
    image.put(digits)
    image.put(UInt64(bitPattern: Int64(exponent)))
  }

  fileprivate init(_ image: inout ImageReader) {
    self.init(
      mantissa: image.wide(), digits: Array(image.bytes()),
      exponent: Int(Int64(bitPattern: image.wide())))
  }
}

extension Format {
  fileprivate init(_ image: inout ImageReader) {
    guard let format = Format(rawValue: image.text()) else {
      preconditionFailure("the image of a schema is older than the formats")
    }
    self = format
  }
}

extension SchemaResource {
  // Anchors only matter while references are resolved.
  fileprivate func write(to image: inout ImageWriter) {
    image.put(uri.utf8)
    image.put(place.document)
    image.put(place.node)
  }

  fileprivate init(_ image: inout ImageReader) {
    let uri = image.text()
    self.init(uri: uri, place: SchemaPlace(document: image.word(), node: image.word()))
  }
}
