import DarwinSupplement
import Foundation
import Testing

@Suite("Associated objects")
struct AssociatedObjectsTests {
  nonisolated(unsafe) private static var firstKey: UInt8 = 0
  nonisolated(unsafe) private static var secondKey: UInt8 = 0

  @Test("a value is found under its key and its object only")
  func storing() {
    let (owner, other) = (Owner(), Owner())
    objc_setAssociatedObject(owner, &Self.firstKey, true, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, &Self.firstKey) as? Bool == true)
    #expect(objc_getAssociatedObject(owner, &Self.secondKey) == nil)
    #expect(objc_getAssociatedObject(other, &Self.firstKey) == nil)
  }

  @Test("a second value replaces the first, nil takes it away")
  func replacing() {
    let owner = Owner()
    objc_setAssociatedObject(owner, &Self.firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &Self.firstKey, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.firstKey) as? Int == 2)
    objc_setAssociatedObject(owner, &Self.firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.firstKey) == nil)
  }

  @Test("all values of an object can be removed at once")
  func removing() {
    let owner = Owner()
    objc_setAssociatedObject(owner, &Self.firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &Self.secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Self.firstKey) == nil)
    #expect(objc_getAssociatedObject(owner, &Self.secondKey) == nil)
  }

  @Test("retain keeps a value alive, assign does not")
  func policies() {
    let owner = Owner()
    weak var retained: Owner?
    weak var assigned: Owner?
    do {
      let (first, second) = (Owner(), Owner())
      (retained, assigned) = (first, second)
      objc_setAssociatedObject(owner, &Self.firstKey, first, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, &Self.secondKey, second, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &Self.secondKey) as? Owner === second)
    }
    #expect(retained != nil)
    #expect(assigned == nil)
    #expect(objc_getAssociatedObject(owner, &Self.secondKey) == nil)
  }

  @Test("copy keeps a copy of what can be copied")
  func copying() {
    let owner = Owner()
    let text = NSMutableString(string: "before")
    objc_setAssociatedObject(owner, &Self.firstKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append(" and after")
    #expect((objc_getAssociatedObject(owner, &Self.firstKey) as? NSString)?.isEqual(to: "before") == true)
  }

  @Test("values go with an object whose class releases them")
  func releasedWithOwner() {
    weak var value: Owner?
    do {
      let owner = ReleasingOwner()
      let held = Owner()
      value = held
      objc_setAssociatedObject(owner, &Self.firstKey, held, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }

  @Test("values of other objects go at the next sweep")
  func swept() {
    weak var value: Owner?
    do {
      let owner = Owner()
      let held = Owner()
      value = held
      objc_setAssociatedObject(owner, &Self.firstKey, held, .OBJC_ASSOCIATION_RETAIN)
    }
    _sweepAssociatedObjects()
    #expect(value == nil)
  }

  @Test("a new object never sees the values of one that died at its address")
  func reusedAddresses() {
    for _ in 0..<1000 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, &Self.firstKey) == nil)
      objc_setAssociatedObject(owner, &Self.firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test("a value whose end touches the table does not lock it up")
  func reentrance() {
    let owner = Owner()
    objc_setAssociatedObject(owner, &Self.firstKey, ReleasingOwner(), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &Self.firstKey, ReleasingOwner(), .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Self.firstKey) == nil)
  }

  @Test("values of no class are ignored as owners")
  func valueOwners() {
    objc_setAssociatedObject(5, &Self.firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(5, &Self.firstKey) == nil)
  }
}

private class Owner {}

private final class ReleasingOwner {
  deinit { _releaseAssociatedObjects(of: self) }
}
