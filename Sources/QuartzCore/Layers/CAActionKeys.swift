/// The action of a layer that becomes visible or is inserted.
public let kCAOnOrderIn = "onOrderIn"
/// The action of a layer that is removed or hidden.
public let kCAOnOrderOut = "onOrderOut"
