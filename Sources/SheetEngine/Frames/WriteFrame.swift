import SheetModel

extension SheetEngine {
  /// What is to be seen at a time, usually that of the last ``advance(to:)``.
  ///
  /// Allocates the array of the frame; a host that draws every frame uses ``writeFrame(at:into:)``.
  public func frame(at time: Double) -> SheetFrame {
    var frame = SheetFrame()
    writeFrame(at: time, into: &frame)
    return frame
  }

  /// Writes what is to be seen at a time into a frame that is used again and again.
  ///
  /// Allocates nothing while the number of presentations stays. Linear in that number.
  ///
  /// - Parameters:
  ///   - time: the time in seconds; one before the latest counts as the latest.
  ///   - frame: the frame of an earlier time, or an empty one.
  public func writeFrame(at time: Double, into frame: inout SheetFrame) {
    let time = time.isFinite ? max(time, self.time) : self.time
    frame.time = time
    frame.rear = RearFrame()
    frame.rear.frame = Rect(
      x: 0, y: 0, width: environment.container.width, height: environment.container.height)
    frame.dimming = .clear
    if frame.presentations.count > sheets.count {
      frame.presentations.removeLast(frame.presentations.count - sheets.count)
    }
    for index in frame.presentations.count..<sheets.count {
      frame.presentations.append(sheets[index].look)
    }
    var base = CardBase()
    for index in sheets.indices {
      write(index, at: time, on: &base, into: &frame.presentations[index])
    }
    writeStack(into: &frame)
    frame.statusBar = statusBar(over: frame.presentations)
    if drag?.number != nil { writeSharedDrag(into: &frame) }
    for index in sheets.indices where sheets[index].motion.track.dims {
      frame.dimming = frame.dimming.covered(by: frame.presentations[index].dimming)
    }
  }
}

extension SheetEngine {
  /// Writes one presentation's part of a frame, as if nothing stood in front of it.
  ///
  /// Reads part by part from the array: an element that a method is called on is copied, which costs
  /// more than all the rest.
  private func write(
    _ index: Int, at time: Double, on base: inout CardBase, into frame: inout PresentationFrame
  ) {
    writeLook(of: index, into: &frame)
    var ends = sheets[index].motion.track.ends
    let size = sheets[index].motion.track.isSized ? size(of: index, at: time, ends: &ends) : nil
    let card = sheets[index].motion.track.card
    let top = card?.top(on: base) ?? 0
    var sample = sheets[index].motion.sample(at: time)
    if sample.position > sheets[index].motion.ceiling { sample = resisted(sample, index, on: ends) }
    // What rests is not worth the copy that a call takes.
    let isRaised = time < sheets[index].motion.raise.endTime
    let isCut = time < sheets[index].motion.cut.endTime
    let raise = MotionSample(position: sheets[index].motion.raise.target, velocity: 0)
    let place = sheets[index].motion.place(
      at: sample, time: time, top: top, ends: ends,
      raise: isRaised ? sheets[index].motion.raise.sample(at: time) : raise,
      cut: isCut ? sheets[index].motion.cut.position(at: time) : sheets[index].motion.cut.target)
    write(
      index, place, opacity: sheets[index].motion.opacity(at: time), time: time, into: &frame)
    if let size {
      frame.take(size, place)
      frame.prefersStatusBarHidden = hidesStatusBar(index)
    }
    if card != nil {
      writeCard(index, place, top: top, time: time, into: &frame)
      base.add(top, presence: frame.presence)
    }
  }

  /// Writes what stays the same from frame to frame.
  ///
  /// A text is left alone where it is the same already: to take it over would be to count its
  /// references.
  private func writeLook(of index: Int, into frame: inout PresentationFrame) {
    if frame.id != sheets[index].look.id { frame.id = sheets[index].look.id }
    if frame.detent != sheets[index].rest.identifier {
      frame.detent = sheets[index].rest.identifier
    }
    frame.number = sheets[index].look.number
    frame.cornerRadius = sheets[index].look.cornerRadius
    frame.maskedCorners = sheets[index].look.maskedCorners
    frame.dimming = sheets[index].look.dimming
    frame.blurRadius = sheets[index].look.blurRadius
    frame.shadow = sheets[index].look.shadow
    frame.grabber = sheets[index].look.grabber
    frame.contentInset = sheets[index].look.contentInset
    frame.handle = sheets[index].look.handle
    frame.navigationBar = nil
    frame.prefersStatusBarHidden = false
    frame.barStyle = .unchanged
  }

  /// Writes where a presentation is and what goes along with that.
  private func write(
    _ index: Int, _ place: Place, opacity: Double, time: Double,
    into frame: inout PresentationFrame
  ) {
    let rect = place.rect
    frame.phase = sheets[index].phase
    frame.x = rect.x
    frame.y = rect.y
    frame.width = rect.width
    frame.height = rect.height
    frame.bottom = environment.container.height - rect.height - rect.y
    frame.alpha = opacity
    frame.velocity = -place.velocity * sheets[index].motion.track.way(top: 0) - place.rise
    frame.progress = sheets[index].motion.track.part(at: place.extent, of: place.height)
    if !sheets[index].layout.looks.isEmpty || time < sheets[index].lookChange.rest.endTime {
      let look = shownLook(index, at: place.extent, time: time)
      frame.dimming.opacity *= look.dimming
      frame.cornerRadius = look.cornerRadius
      frame.blurRadius = look.blurRadius
    }
    frame.dimming.opacity *= place.presence * opacity
    frame.blurRadius *= place.presence * opacity
    frame.coveredHeight = sheets[index].rest.footing.covered
    frame.accessibility = sheets[index].accessibility
    frame.contentTakesTouches = sheets[index].contentTakesTouches
    frame.cornerRadius = PresentedSheet.cornerRadius(
      frame.cornerRadius, display: environment.displayCornerRadius,
      gap: sheets[index].motion.track.edge.gap(
        rect, height: sheets[index].motion.track.containerHeight))
    frame.distanceToEdge = sheets[index].scroll?.distanceToEdge
  }

  /// Writes what only a card has; `top` is where its top edge is when it is there, in points.
  private func writeCard(
    _ index: Int, _ place: Place, top: Double, time: Double, into frame: inout PresentationFrame
  ) {
    frame.velocity = -place.velocity * sheets[index].motion.track.way(top: top)
    // CP-26, CP-27: its corners come and go with it.
    frame.cornerRadius *= frame.progress
    if sheets[index].hasNavigationBar {
      // CP-50: the bar has the content's own buttons.
      frame.handle = nil
    } else {
      frame.handle?.place(in: sheets[index].motion.track.ends.rect(at: 1, top: top))
      frame.handle?.alpha = sheets[index].handle.position(at: time)
    }
  }
}

extension SheetEngine {
  /// Writes how far the content is scrolled that shares a finger with its presentation; apart, as it
  /// is rare.
  @inline(never)
  private func writeSharedDrag(into frame: inout SheetFrame) {
    guard let drag, let edge = drag.share?.position.distanceToEdge,
      let index = index(number: drag.number)
    else { return }
    frame.presentations[index].distanceToEdge = edge
  }

  /// A presentation's sample with the resistance beyond its ceiling, on a way with these ends; rare,
  /// and so apart.
  @inline(never)
  func resisted(_ sample: MotionSample, _ index: Int, on ends: TrackEnds) -> MotionSample {
    sheets[index].resistance.resisted(
      sample, over: sheets[index].motion.ceiling,
      unit: sheets[index].motion.track.unit(of: sheets[index].layout.unit, on: ends))
  }
}

extension PresentedSheet {
  /// The radius of the corners for a gap to the container's top, in points.
  ///
  /// At the top it is the display's own less 1, so that the corners run along it (LB-112); the theme's
  /// from a gap of 1 point on, and between the two by the gap (material-components-android#2335).
  /// Unlike LBBottomSheet, also while the sheet appears and is dragged.
  static func cornerRadius(_ radius: Double, display: Double, gap: Double) -> Double {
    guard gap < 1 else { return radius }
    let top = max(display - 1, 0)
    return top + (radius - top) * max(2 * gap - 1, 0)
  }
}

extension PresentationFrame {
  /// Puts the grabber and its zone to the edge of the presentation that moves; they never reach beyond
  /// it.
  mutating func writeGrabber(zone: Double, edge: ContainerEdge) {
    // Turned and back again in a container of any height, as it cancels out.
    let sheet = edge.turned(rect, height: 0)
    let height = min(zone, sheet.height)
    grabberZone = edge.shown(
      Rect(x: sheet.x, y: sheet.y, width: sheet.width, height: height), height: 0)
    guard let bar = grabber?.bar else { return }
    let barWidth = min(bar.width, sheet.width)
    let top = min(bar.y, height)
    grabber?.bar = edge.shown(
      Rect(
        x: sheet.x + (sheet.width - barWidth) / 2, y: sheet.y + top, width: barWidth,
        height: min(bar.height, height - top)), height: 0)
  }
}
