extension MediaContext {
  /// Calls the targets of the display links, in the order in which they were added. Links that are added meanwhile
  /// begin with the next frame.
  package func fireDisplayLinks(at time: MediaTime) {
    for link in displayLinks { link.refresh(at: time) }
  }

  /// Whether some display link will call its target at the next frame.
  package var hasRunningDisplayLinks: Bool { displayLinks.contains { !$0.isPaused } }
}
