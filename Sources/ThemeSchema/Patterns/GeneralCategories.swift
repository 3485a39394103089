/// The general categories, by the names of PropertyValueAliases.txt.
enum GeneralCategories {
  /// The code points of a category or a group of them, or `nil` when there is none of that name.
  static func set(named name: String) -> ScalarSet? {
    guard let row = rows.first(where: { $0.contains(name) }) else { return nil }
    let key = row[0]
    var ranges: [(first: UInt32, last: UInt32)] = []
    for (index, short) in order.enumerated() {
      let isMember =
        key == short || (key.utf8.count == 1 && short.utf8.first == key.utf8.first)
        || (key == "LC" && ["Lu", "Ll", "Lt"].contains(short))
      if isMember { ranges += byCategory[index].ranges }
    }
    return ScalarSet(ranges)
  }

  /// The single categories in the order of ``byCategory``.
  private static let order = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi",
    "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
  ]

  /// The code points of every category, gathered once in a process.
  private static let byCategory: [ScalarSet] = {
    var ranges = [[(first: UInt32, last: UInt32)]](repeating: [], count: order.count)
    UnicodeProperty.forEachRange { scalar, last in
      let index = place(of: scalar.properties.generalCategory)
      if let previous = ranges[index].last, previous.last + 1 == scalar.value {
        ranges[index][ranges[index].count - 1].last = last
      } else {
        ranges[index].append((scalar.value, last))
      }
    }
    ranges[place(of: .surrogate)] = [(0xD800, 0xDFFF)]
    return ranges.map { ScalarSet($0) }
  }()

  private static func place(of category: Unicode.GeneralCategory) -> Int {
    switch category {
    case .uppercaseLetter: 0
    case .lowercaseLetter: 1
    case .titlecaseLetter: 2
    case .modifierLetter: 3
    case .otherLetter: 4
    case .nonspacingMark: 5
    case .spacingMark: 6
    case .enclosingMark: 7
    case .decimalNumber: 8
    case .letterNumber: 9
    case .otherNumber: 10
    case .connectorPunctuation: 11
    case .dashPunctuation: 12
    case .openPunctuation: 13
    case .closePunctuation: 14
    case .initialPunctuation: 15
    case .finalPunctuation: 16
    case .otherPunctuation: 17
    case .mathSymbol: 18
    case .currencySymbol: 19
    case .modifierSymbol: 20
    case .otherSymbol: 21
    case .spaceSeparator: 22
    case .lineSeparator: 23
    case .paragraphSeparator: 24
    case .control: 25
    case .format: 26
    case .surrogate: 27
    case .privateUse: 28
    case .unassigned: 29
    @unknown default: 29
    }
  }

  private static let rows: [[String]] = [
    ["L", "Letter"], ["LC", "Cased_Letter"], ["Lu", "Uppercase_Letter"],
    ["Ll", "Lowercase_Letter"], ["Lt", "Titlecase_Letter"],
    ["Lm", "Modifier_Letter"], ["Lo", "Other_Letter"],
    ["M", "Mark", "Combining_Mark"], ["Mn", "Nonspacing_Mark"],
    ["Mc", "Spacing_Mark"], ["Me", "Enclosing_Mark"], ["N", "Number"],
    ["Nd", "Decimal_Number", "digit"], ["Nl", "Letter_Number"],
    ["No", "Other_Number"], ["P", "Punctuation", "punct"],
    ["Pc", "Connector_Punctuation"], ["Pd", "Dash_Punctuation"],
    ["Ps", "Open_Punctuation"], ["Pe", "Close_Punctuation"],
    ["Pi", "Initial_Punctuation"], ["Pf", "Final_Punctuation"],
    ["Po", "Other_Punctuation"], ["S", "Symbol"], ["Sm", "Math_Symbol"],
    ["Sc", "Currency_Symbol"], ["Sk", "Modifier_Symbol"], ["So", "Other_Symbol"],
    ["Z", "Separator"], ["Zs", "Space_Separator"], ["Zl", "Line_Separator"],
    ["Zp", "Paragraph_Separator"], ["C", "Other"], ["Cc", "Control", "cntrl"],
    ["Cf", "Format"], ["Cs", "Surrogate"], ["Co", "Private_Use"],
    ["Cn", "Unassigned"],
  ]
}
