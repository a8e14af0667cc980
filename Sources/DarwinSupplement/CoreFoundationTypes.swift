import Foundation

/// A time or a duration in seconds.
public typealias CFTimeInterval = Double

// On Apple's systems `"name" as CFString` and `[first, second] as CFArray` bridge. There is no bridging on Linux, so
// the names stand for the Swift values themselves and the same source compiles.
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFBoolean = NSNumber
public typealias CFTypeRef = Any

// Old code passes them on as objects, or says `kCFBooleanTrue!`, which asks for an optional.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
