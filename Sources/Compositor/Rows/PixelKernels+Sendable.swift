import PixelKernels

/// A table of functions and a name that nobody changes.
extension PixelKernels: @retroactive @unchecked Sendable {}
