import QuartzCore
import Testing

@Suite struct CAScrollLayerTests {
  private func scrollLayer() -> CAScrollLayer {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    return layer
  }

  @Test(
    "a point comes to the origin in the directions of the mode",
    arguments: [
      (CAScrollLayerScrollMode.both, CGPoint(x: 30, y: 40)), (.horizontally, CGPoint(x: 30, y: 0)),
      (.vertically, CGPoint(x: 0, y: 40)), (.none, .zero),
    ])
  func modes(_ mode: CAScrollLayerScrollMode, _ origin: CGPoint) {
    Stage.run { _ in
      let layer = scrollLayer()
      #expect(layer.scrollMode == .both)
      layer.scrollMode = mode
      layer.scroll(to: CGPoint(x: 30, y: 40))
      #expect(layer.bounds == CGRect(origin: origin, size: CGSize(width: 100, height: 50)))
    }
  }

  @Test("a rectangle is shown by the shortest way")
  func rectangles() {
    Stage.run { stage in
      let layer = scrollLayer()
      layer.scroll(to: CGRect(x: 20, y: 20, width: 10, height: 10))
      #expect(layer.bounds.origin == .zero)
      layer.scroll(to: CGRect(x: 150, y: 60, width: 10, height: 10))
      #expect(layer.bounds.origin == CGPoint(x: 60, y: 20))
      layer.scroll(to: CGRect(x: 30, y: 0, width: 10, height: 10))
      #expect(layer.bounds.origin == CGPoint(x: 30, y: 0))
      layer.scroll(to: CGRect(x: 40, y: 5, width: 500, height: 500))
      #expect(layer.bounds.origin == CGPoint(x: 40, y: 5))
      layer.scroll(to: CGRect.null)
      #expect(stage.rules.isEmpty)
      layer.scroll(to: CGRect.infinite)
      #expect(layer.bounds.origin == CGPoint(x: 40, y: 5) && stage.rules == ["scroll-not-finite"])
    }
  }

  @Test("sublayers scroll the nearest scroll layer around them")
  func fromInside() {
    Stage.run { _ in
      let (outer, inner, page, leaf) = (scrollLayer(), scrollLayer(), CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(page)
      page.addSublayer(leaf)
      page.frame = CGRect(x: 5, y: 5, width: 400, height: 400)
      leaf.frame = CGRect(x: 100, y: 200, width: 20, height: 20)
      leaf.scroll(CGPoint(x: 1, y: 2))
      #expect(inner.bounds.origin == CGPoint(x: 106, y: 207))
      #expect(outer.bounds.origin == .zero)
      leaf.scrollRectToVisible(CGRect(x: -50, y: 0, width: 20, height: 20))
      #expect(inner.bounds.origin == CGPoint(x: 55, y: 205))
      outer.scroll(CGPoint(x: 1, y: 1))
      #expect(outer.bounds.origin == .zero)
    }
  }

  @Test("the visible part is what the scroll layers around show")
  func visible() {
    Stage.run { _ in
      let (outer, inner, page) = (scrollLayer(), scrollLayer(), CALayer())
      page.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      #expect(page.visibleRect == page.bounds)
      inner.addSublayer(page)
      inner.scroll(to: CGPoint(x: 30, y: 20))
      #expect(page.visibleRect == CGRect(x: 30, y: 20, width: 100, height: 50))
      outer.addSublayer(inner)
      // The inner one stands 10 points inside the outer one, which cuts it at the right and below.
      #expect(page.visibleRect == CGRect(x: 30, y: 20, width: 90, height: 40))
      outer.scroll(to: CGPoint(x: 500, y: 0))
      #expect(page.visibleRect == .zero)
    }
  }

  @Test("scrolling animates as bounds do; mode and copies")
  func presents() {
    Stage.run { stage in
      let layer = scrollLayer()
      stage.context.attach(layer)
      stage.turn(at: 0)
      layer.scroll(to: CGPoint(x: 30, y: 0))
      #expect(layer.animationKeys() == ["bounds"])
      layer.setValue("vertically", forKey: "scrollMode")
      #expect(layer.scrollMode == .vertically && CAScrollLayer(layer: layer).scrollMode == .vertically)
      stage.turn(at: 0)
      #expect(layer.presentation()?.scrollMode == .vertically)
      #expect(
        CAScrollLayer.defaultValue(forKey: "scrollMode") as? CAScrollLayerScrollMode == .both)
    }
  }

  @Test(
    "what is infinite or no number scrolls nothing, and a finding says so",
    arguments: [CGFloat.nan, .infinity])
  func notFinite(_ number: CGFloat) {
    let calls: [(CAScrollLayer, CALayer) -> Void] = [
      { layer, _ in layer.scroll(to: CGPoint(x: number, y: 3)) },
      { layer, _ in layer.scroll(to: CGPoint(x: 3, y: -number)) },
      { layer, _ in layer.scroll(to: CGRect(x: 200, y: number, width: 4, height: 4)) },
      { layer, _ in layer.scroll(to: CGRect(x: 200, y: 200, width: number, height: 4)) },
      { _, page in page.scroll(CGPoint(x: number, y: 3)) },
      { _, page in page.scrollRectToVisible(CGRect(x: 200, y: number, width: 4, height: 4)) },
      { _, page in page.scrollRectToVisible(.infinite) },
    ]
    for (index, call) in calls.enumerated() {
      Stage.run { stage in
        let (layer, page) = (scrollLayer(), CALayer())
        page.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        layer.addSublayer(page)
        call(layer, page)
        #expect(layer.bounds.origin == .zero, "\(index)")
        #expect(stage.rules == ["scroll-not-finite"], "\(index)")
      }
    }
  }

  @Test("a page that is flattened to nothing has no place to scroll to")
  func singular() {
    Stage.run { stage in
      let (layer, page) = (scrollLayer(), CALayer())
      page.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      layer.addSublayer(page)
      page.transform = CATransform3DMakeScale(0, 0, 1)
      page.scroll(CGPoint(x: 1e308, y: 1e308))
      page.scrollRectToVisible(CGRect(x: 1e308, y: 1e308, width: 1e308, height: 1e308))
      #expect(layer.bounds.origin.x.isFinite && layer.bounds.origin.y.isFinite)
    }
  }
}
