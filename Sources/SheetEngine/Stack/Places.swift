import SheetModel

extension SheetEngine {
  /// The frame of a presentation now, with what the cards in front of it do to it, in points.
  func rect(of index: Int) -> Rect {
    let base = cardBase(below: index)
    let card = sheets[index].motion.track.card
    let place = sheets[index].motion.place(
      at: sample(of: index), time: time, top: card?.top(on: base) ?? 0)
    var push = PushBack()
    for upper in sheets.indices.reversed() where upper > index {
      guard let card = sheets[upper].motion.track.card else { continue }
      push.add(card, presence: presence(of: upper))
    }
    guard push.isPushed else { return place.rect }
    return push.frame(
      place.rect, on: card == nil ? base : nil, containerWidth: environment.container.width)
  }

  /// Where the top edge of a presentation is when it is there, below that of its track, in points.
  func top(of index: Int) -> Double {
    sheets[index].motion.track.card?.top(on: cardBase(below: index)) ?? 0
  }

  /// The extent of a presentation now, with the resistance beyond its ceiling.
  func sample(of index: Int) -> MotionSample {
    let sample = sheets[index].motion.sample(at: time)
    guard sample.position > sheets[index].motion.ceiling else { return sample }
    return resisted(sample, index, on: sheets[index].motion.track.ends)
  }

  /// How much of a card is to be seen now, from 0 to 1, as ``PresentationFrame/presence`` says it.
  private func presence(of index: Int) -> Double {
    min(sample(of: index).position, 1) * sheets[index].motion.opacity(at: time)
  }

  /// What a presentation stands on now.
  private func cardBase(below index: Int) -> CardBase {
    var base = CardBase()
    for lower in sheets.indices where lower < index {
      guard let card = sheets[lower].motion.track.card else { continue }
      base.add(card.top(on: base), presence: presence(of: lower))
    }
    return base
  }
}

extension SheetEngine {
  /// Tells the place of every top edge that has changed since it was last told (LB-122).
  ///
  /// Unlike LBBottomSheet, also on the way of a motion.
  mutating func reportPositions(into events: inout [SheetEvent]) {
    var base = CardBase()
    let frontCard = sheets.indices.last { sheets[$0].motion.track.card != nil } ?? -1
    for index in sheets.indices {
      if let card = sheets[index].motion.track.card {
        let top = card.top(on: base)
        base.add(top, presence: presence(of: index))
        report(
          sheets[index].motion.y(at: sample(of: index).position, time: time, top: top), index,
          &events)
      } else if index < frontCard {
        report(place(of: index), index, &events)
      } else {
        report(sheets[index].motion.y(at: sample(of: index).position, time: time), index, &events)
      }
    }
  }

  /// Tells the place of one top edge, where it has changed.
  mutating func reportPosition(_ index: Int, into events: inout [SheetEvent]) {
    report(place(of: index), index, &events)
  }

  /// Where the edge of a presentation that moves is now, in points.
  private func place(of index: Int) -> Double {
    let motion = sheets[index].motion
    guard motion.track.edge != .bottom else { return rect(of: index).y }
    return motion.y(at: sample(of: index).position, time: time)
  }

  private mutating func report(_ y: Double, _ index: Int, _ events: inout [SheetEvent]) {
    guard y != sheets[index].reportedY else { return }
    sheets[index].reportedY = y
    tell(.positionDidChange(y: y), sheets[index].id, into: &events)
  }
}
