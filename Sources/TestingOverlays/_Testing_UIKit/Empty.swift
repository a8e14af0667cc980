// Empty on purpose: the toolchain looks for this module when a test imports Testing beside
// UIKit.
