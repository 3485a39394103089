import SheetModel

extension Preset {
  /// The preset as it is in the room that there is.
  func adapted(to environment: SheetEnvironment) -> Preset {
    var result = self
    let adaptation = behavior.adaptation
    if environment.widthClass == .regular, let edge = adaptation.regularWidthEdge {
      result.behavior.edge = edge
    }
    switch behavior.presentation {
    case .formSheet where environment.widthClass == .compact:
      switch adaptation.compactWidthFormSheet {
      case .sheet:
        result.behavior.presentation = .bottomSheet
        result.behavior.heightMode = .specific(values: [.fullscreen], heightLimit: .statusBar)
        result.behavior.edge = .bottom
      case .fullScreen:
        for index in result.behavior.formSheet.sizes.indices {
          result.behavior.formSheet.sizes[index].size = .fullScreen
        }
      case .formSheet: break
      }
    case .card where environment.heightClass == .compact:
      guard adaptation.compactHeightCard == .fullHeight else { break }
      result.theme.backCard.verticalInset = 0
      result.theme.backCard.verticalSpacing = 0
    case .bottomSheet, .card, .formSheet, .modal: break
    }
    return result
  }

  /// The edge at which it stands; only bottom sheets stand at another than the lower one.
  func edge(in environment: SheetEnvironment) -> ContainerEdge {
    guard behavior.presentation == .bottomSheet else { return .bottom }
    return ContainerEdge(behavior.edge, environment.layoutDirection)
  }
}
