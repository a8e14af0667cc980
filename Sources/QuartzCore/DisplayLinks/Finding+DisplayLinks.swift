extension Finding {
  static var frameRateNotFinite: Finding {
    Finding(
      grade: .fault, rule: "frame-rate-not-finite",
      message:
        "A display link was given a frame rate that is infinite or not a number; the old range stays.",
      subjects: ["CADisplayLink"],
      remedy: "Check divisions by zero; a rate of 0 leaves the choice to the screen.")
  }
}
