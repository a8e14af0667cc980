/// Makes layers of classes known at run time only, by their `init(layer:)`.
///
/// Apple's runtime makes an object of any class; Swift asks for a `required` initialiser, which `init(layer:)` is not:
/// every subclass in an app would have to repeat the word. But its entry has the same place in the table of every
/// descendant of `CALayer`, so it can be called through a class that does have it as required. A subclass without the
/// initialiser stops the program with "use of unimplemented initializer", as on Apple's systems.
enum LayerFactory {
  static func make(_ type: CALayer.Type, copying layer: CALayer) -> CALayer {
    let pretended = unsafeBitCast(type, to: _LayerFactoryTemplate.Type.self)
    return unsafeDowncast(pretended.init(layer: layer) as AnyObject, to: CALayer.self)
  }
}

/// Open, because only then must the optimiser look the initialiser up in the table: for a class that nobody can
/// inherit from it calls this one's own.
open class _LayerFactoryTemplate: CALayer {
  public required override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
