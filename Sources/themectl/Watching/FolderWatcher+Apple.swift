#if canImport(Darwin)
  /// Waits for changes in folders and files, and for the signals that end the program, through a kernel
  /// queue; nothing is polled.
  ///
  /// Of a folder the queue tells that entries came or went, of a file that its content changed, so that
  /// both are held open.
  final class FolderWatcher {
    private let queue: Int32
    private var open: [Path: (descriptor: Int32, identity: FileIdentity)] = [:]
    /// The folders that the system would not watch.
    private(set) var failures: [(folder: Path, error: SystemError)] = []

    private static let changes =
      UInt32(NOTE_WRITE) | UInt32(NOTE_EXTEND) | UInt32(NOTE_DELETE) | UInt32(NOTE_RENAME)
      | UInt32(NOTE_ATTRIB) | UInt32(NOTE_REVOKE)

    /// Begins to wait for signals; watches nothing yet.
    init() throws(SystemError) {
      queue = try retrying { kqueue() }
      for number in [SIGINT, SIGTERM, SIGHUP] {
        signal(number, SIG_IGN)
        try add(UInt(number), filter: Int16(EVFILT_SIGNAL), flags: 0)
      }
    }

    deinit {
      for (descriptor, _) in open.values { close(descriptor) }
      close(queue)
    }

    private func add(_ ident: UInt, filter: Int16, flags: UInt32) throws(SystemError) {
      var event = kevent()
      event.ident = ident
      event.filter = filter
      event.flags = UInt16(EV_ADD) | UInt16(EV_CLEAR)
      event.fflags = flags
      _ = try retrying { kevent(queue, &event, 1, nil, 0, nil) }
    }

    /// Watches what it is told, and nothing else any longer.
    ///
    /// - Parameter targets: what to watch.
    /// - Returns: whether something is watched that was not before, so that something may have happened
    ///   to it unseen.
    func watch(_ targets: WatchTargets) -> Bool {
      let paths = targets.allFolders.union(targets.files)
      for (path, held) in open where !paths.contains(path) || !isStill(held.identity, at: path) {
        // The queue forgets a descriptor that is closed.
        close(held.descriptor)
        open[path] = nil
      }
      failures = []
      var isNew = false
      for path in paths where open[path] == nil {
        do throws(SystemError) {
          try hold(path)
          isNew = true
        } catch {
          if ![ENOENT, ENOTDIR, EACCES].contains(error.code) { failures.append((path, error)) }
        }
      }
      return isNew
    }

    private func isStill(_ identity: FileIdentity, at path: Path) -> Bool {
      (try? FileStatus(of: path.bytes.isEmpty ? Path(".") : path).identity) == identity
    }

    private func hold(_ path: Path) throws(SystemError) {
      let shown = path.bytes.isEmpty ? Path(".") : path
      let descriptor = try retrying {
        shown.withCString { Darwin.open($0, O_EVTONLY | O_CLOEXEC) }
      }
      do throws(SystemError) {
        try add(UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: Self.changes)
        open[path] = (descriptor, try FileStatus(of: shown).identity)
      } catch {
        close(descriptor)
        throw error
      }
    }

    /// Waits until something changes or the program shall end.
    func next() throws(SystemError) -> WatchSignal {
      var since: Double?
      while true {
        var event = kevent()
        var pause = timespec(tv_sec: 0, tv_nsec: Int(Settling.pause) * 1_000_000)
        let count = try retrying {
          since == nil
            ? kevent(queue, nil, 0, &event, 1, nil) : kevent(queue, nil, 0, &event, 1, &pause)
        }
        if count == 0 { return .changed }
        if event.filter == Int16(EVFILT_SIGNAL) { return .stopped }
        let start = since ?? monotonicSeconds()
        since = start
        if (monotonicSeconds() - start) * 1000 > Settling.most { return .changed }
      }
    }
  }
#endif
