import SheetModel

extension SheetEngine {
  /// Takes in that the screens of a form sheet have changed: the policy says which size the top one
  /// has.
  ///
  /// The screens of a presentation that is no form sheet now are remembered for when it is one.
  mutating func route(
    _ id: String, into events: inout [SheetEvent], change: (inout Router) -> Void
  ) -> CommandCourse {
    guard let index = index(of: id) else { return missing(id, into: &events) }
    change(&sheets[index].formSheet.router)
    sheets[index].formSheet.chosen = nil
    return resize(index, into: &events)
  }

  /// Takes the host's policy in.
  mutating func apply(
    _ policy: ResizingPolicy, to id: String, into events: inout [SheetEvent]
  ) -> CommandCourse {
    guard let index = index(of: id) else { return missing(id, into: &events) }
    sheets[index].formSheet.policy = policy
    return resize(index, into: &events)
  }

  /// Takes the size that the host asks for by name, until the screens change.
  mutating func choose(
    size name: String, _ index: Int, into events: inout [SheetEvent]
  ) -> CommandCourse {
    guard sheets[index].behavior.formSheet.sizes.contains(where: { $0.name == name }),
      isInterruptible(index)
    else { return .ended(.refused) }
    sheets[index].formSheet.chosen = name
    return resize(index, into: &events)
  }

  /// Gives a form sheet the size that its policy asks for; the same size again is nothing (RF-7).
  ///
  /// Under a finger it waits until that lets go.
  private mutating func resize(_ index: Int, into events: inout [SheetEvent]) -> CommandCourse {
    guard sheets[index].kind == .formSheet else { return .ended(.done) }
    if sheets[index].phase == .dragging {
      sheets[index].needsLayout = true
    } else {
      layOut(index)
      retarget(index, into: &events)
    }
    return .sizing(sheets[index].number, size: sheets[index].sizeName)
  }

  /// Sends a form sheet to the size of its layout, where that is not where it is or was going.
  mutating func retargetSize(_ index: Int, into events: inout [SheetEvent]) {
    guard let place = sheets[index].layout.formSheet else { return }
    guard place != sheets[index].formSheet.size.target else {
      switch sheets[index].phase {
      case .resting: sheets[index].announced = sheets[index].rest.identifier
      case .presenting, .moving: announceDetent(index, into: &events)
      case .dragging, .dismissing: break
      }
      return
    }
    guard isSeen(index) else {
      // Nobody sees it change before it has come (RF-10).
      standAtSize(index)
      if sheets[index].isChanging {
        announceDetent(index, into: &events)
      } else {
        sheets[index].announced = sheets[index].rest.identifier
      }
      return
    }
    advancePhase(of: index, on: .retarget)
    let animation = sheets[index].behavior.animation(for: .moving)
    sheets[index].formSheet.size.go(
      to: place, with: environment.reduceMotion ? animation.reduced : animation, at: time)
    followSize(index)
    announceDetent(index, into: &events)
  }

  /// Puts a form sheet to the size of its layout at once.
  mutating func standAtSize(_ index: Int) {
    guard let place = sheets[index].layout.formSheet else { return }
    sheets[index].formSheet.size.stand(at: place, time: time)
    followSize(index)
  }

  /// Lets the tracks of form sheets follow their sizes to the present time.
  mutating func followSizes() {
    for index in sheets.indices { followSize(index) }
  }

  /// Whether a presentation has begun to be seen.
  private func isSeen(_ index: Int) -> Bool {
    let motion = sheets[index].motion
    return sheets[index].phase != .presenting
      || (motion.sample(at: time).position > 0 && motion.opacity(at: time) > 0)
  }

  /// Lets the track of a form sheet follow its size.
  mutating func followSize(_ index: Int) {
    guard sheets[index].motion.track.isSized else { return }
    sheets[index].motion.track.follow(
      sheets[index].formSheet.size, at: time, containerWidth: sheets[index].layout.container.width)
  }
}
