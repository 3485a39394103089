public import SheetModel

extension Preset {
  /// The whole preset as a YAML document, defaults included, that is read back as the same value.
  ///
  /// Fields that only other presentations look at are left out where they have their defaults.
  public var yaml: String { written.yaml }

  /// The whole preset as JSON that is read back as the same value, with the fields of ``yaml``.
  public var json: String { written.json() + "\n" }

  private var written: Encoded {
    let group = FieldGroup<Preset>.preset
    return group.encode(self).relevant(
      to: behavior.presentation, fields: group.descriptions)
  }
}

extension Encoded {
  /// The mapping without the fields that a presentation does not look at and that say nothing new.
  fileprivate func relevant(
    to presentation: Presentation, fields: [FieldDescription]
  ) -> Encoded {
    guard case .mapping(let entries) = self else { return self }
    var kept: [EncodedEntry] = []
    for entry in entries {
      guard let field = fields.first(where: { $0.key == entry.key }) else { continue }
      let isUsed = field.usedBy.isEmpty || field.usedBy.contains(presentation)
      if !isUsed, entry.value == field.defaultValue { continue }
      guard case .mapping(let inner) = field.type.shape else {
        kept.append(entry)
        continue
      }
      kept.append(EncodedEntry(entry.key, entry.value.relevant(to: presentation, fields: inner)))
    }
    return .mapping(kept)
  }
}
