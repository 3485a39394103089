#if os(Linux)
  /// Waits for changes in folders, through inotify, and for the signals that end the program, which a
  /// thread passes on through a pipe; nothing is polled.
  final class FolderWatcher {
    private let events: Int32
    private let signals: Int32
    private var targets = WatchTargets()
    /// The paths of each folder that is watched; `Themes` and `/home/me/Themes` may be one.
    private var folders: [Int32: [Path]] = [:]
    /// The files that are written to and not closed yet; cut to nothing by a program that is about to
    /// fill them they are no change to tell of.
    private var unfinished: Set<Writing> = []
    /// The folders that the system would not watch.
    private(set) var failures: [(folder: Path, error: SystemError)] = []

    /// A file that is written to.
    private struct Writing: Hashable {
      var folder: Int32
      var name: [UInt8]
    }

    private static let mask =
      UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE)
      | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF)
      | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

    /// Begins to wait for signals; watches nothing yet.
    init() throws(SystemError) {
      signals = try Self.startWaitingForSignals()
      events = try retrying { inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK)) }
    }

    deinit {
      close(events)
      close(signals)
    }

    /// Starts a thread that waits for a signal to end the program.
    ///
    /// - Returns: the end of a pipe from which something can be read once there was one.
    private static func startWaitingForSignals() throws(SystemError) -> Int32 {
      var set = sigset_t()
      sigemptyset(&set)
      for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
      // Threads that are started later do not get them either.
      pthread_sigmask(SIG_BLOCK, &set, nil)
      var ends: [Int32] = [0, 0]
      _ = try retrying { pipe(&ends) }
      let (input, waited) = (ends[1], set)
      _ = startThread {
        var set = waited
        var signal: Int32 = 0
        sigwait(&set, &signal)
        var byte: UInt8 = 0
        _ = write(input, &byte, 1)
      }
      return ends[0]
    }

    /// Watches what it is told, and nothing else any longer.
    ///
    /// - Parameter targets: what to watch.
    /// - Returns: whether a folder is watched that was not before, so that something may have happened
    ///   in it unseen.
    func watch(_ targets: WatchTargets) -> Bool {
      self.targets = targets
      failures = []
      var watched: [Int32: [Path]] = [:]
      for folder in targets.allFolders {
        let shown = folder.bytes.isEmpty ? Path(".") : folder
        let number = shown.withCString { inotify_add_watch(events, $0, Self.mask) }
        if number >= 0 {
          watched[number, default: []].append(folder)
        } else if errno != ENOENT, errno != ENOTDIR, errno != EACCES {
          failures.append((folder, .last))
        }
      }
      for number in folders.keys where watched[number] == nil { inotify_rm_watch(events, number) }
      let isNew = watched.keys.contains { folders[$0] == nil }
      folders = watched
      return isNew
    }

    /// Waits until something changes or the program shall end.
    func next() throws(SystemError) -> WatchSignal {
      var since: Double?
      unfinished = []
      while true {
        var polled = [
          pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
          pollfd(fd: events, events: Int16(POLLIN), revents: 0),
        ]
        let timeout = since == nil ? -1 : Settling.pause
        let count = try retrying { poll(&polled, nfds_t(polled.count), timeout) }
        if polled[0].revents != 0 { return .stopped }
        if count == 0, unfinished.isEmpty { return .changed }
        if count > 0, try readEvents() { since = since ?? monotonicSeconds() }
        if let since, (monotonicSeconds() - since) * 1000 > Settling.most { return .changed }
      }
    }

    /// Takes the events that are there, and says whether one of them matters.
    private func readEvents() throws(SystemError) -> Bool {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let capacity = buffer.count
      let count = buffer.withUnsafeMutableBytes { read(events, $0.baseAddress, capacity) }
      guard count > 0 else {
        if errno == EAGAIN || errno == EINTR { return false }
        throw .last
      }
      var offset = 0
      var matters = false
      while offset + MemoryLayout<inotify_event>.size <= count {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        }
        let start = offset + MemoryLayout<inotify_event>.size
        let name = buffer[start..<(start + Int(event.len))].prefix { $0 != 0 }
        if self.matters(event, named: name) {
          matters = true
          follow(event, named: name)
        }
        offset = start + Int(event.len)
      }
      return matters
    }

    /// Takes in whether a file is still written to.
    private func follow(_ event: inotify_event, named name: ArraySlice<UInt8>) {
      let writing = Writing(folder: event.wd, name: Array(name))
      let isBegun = event.mask & (UInt32(IN_CREATE) | UInt32(IN_MODIFY)) != 0
      if isBegun, event.mask & UInt32(IN_ISDIR) == 0 {
        unfinished.insert(writing)
      } else {
        unfinished.remove(writing)
      }
    }

    private func matters(_ event: inotify_event, named name: ArraySlice<UInt8>) -> Bool {
      // Of a queue that ran over, nobody knows what it held.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      guard let paths = folders[event.wd] else { return false }
      if event.mask & UInt32(IN_IGNORED) != 0 {
        folders[event.wd] = nil
        return true
      }
      return paths.contains { targets.concerns(name.isEmpty ? nil : name, in: $0) }
    }
  }
#endif
