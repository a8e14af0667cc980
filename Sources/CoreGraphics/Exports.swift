@_exported import DarwinSupplement
@_exported import Foundation
