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
    for index in sheets.indices {
      if index == frame.presentations.count { frame.presentations.append(sheets[index].look) }
      sheets[index].write(
        into: &frame.presentations[index], at: time, drag: drag, environment: environment)
      let dimming = frame.presentations[index].dimming
      if sheets[index].dims, dimming.opacity > 0 || frame.dimming == .clear {
        frame.dimming = dimming
      }
    }
  }
}

extension PresentedSheet {
  /// Writes the presentation's part of a frame.
  func write(
    into frame: inout PresentationFrame, at time: Double, drag: Drag?,
    environment: SheetEnvironment
  ) {
    let place = place(at: time)
    let opacity = opacity(at: time)
    let rect = place.rect
    frame = look
    frame.phase = phase
    frame.detent = kind == .bottomSheet ? rest.identifier : nil
    frame.x = rect.x
    frame.y = rect.y
    frame.width = rect.width
    frame.height = rect.height
    frame.bottom = layout.container.height - rect.height - rect.y
    frame.alpha = opacity
    frame.velocity = -place.velocity * layout.unit
    frame.dimming.opacity *= place.presence * opacity
    frame.cornerRadius = cornerRadius(
      atGap: rect.y, display: environment.displayCornerRadius)
    frame.writeGrabber(zone: min(layout.zoneHeight, rect.height))
    if let scroll {
      let share = drag?.number == number ? drag?.share : nil
      frame.distanceToEdge = (share?.position ?? scroll).distanceToEdge
    }
  }

  /// Whether it lays a colour over what is behind it.
  var dims: Bool { kind == .bottomSheet || kind == .formSheet }

  /// The radius of the corners for a gap to the container's top, in points.
  ///
  /// At the top it is the display's own less 1, so that the corners run along it (LB-112); the theme's
  /// from a gap of 1 point on, and between the two by the gap (material-components-android#2335).
  /// Unlike LBBottomSheet, also while the sheet appears and is dragged.
  func cornerRadius(atGap gap: Double, display: Double) -> Double {
    let radius = preset.theme.cornerRadius
    guard gap < 1 else { return radius }
    let top = max(display - 1, 0)
    return top + (radius - top) * max(2 * gap - 1, 0)
  }
}

extension PresentationFrame {
  /// Puts the grabber and its zone to the presentation's top; they never reach beyond it.
  fileprivate mutating func writeGrabber(zone height: Double) {
    grabberZone = Rect(x: x, y: y, width: width, height: height)
    guard var grabber else { return }
    let barWidth = min(grabber.bar.width, width)
    let top = min(grabber.bar.y, height)
    grabber.bar = Rect(
      x: x + (width - barWidth) / 2, y: y + top, width: barWidth,
      height: min(grabber.bar.height, height - top))
    self.grabber = grabber
  }
}
