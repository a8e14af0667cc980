import GlissadeTool
import Testing

@Suite struct NearestNamesTests {
  private let names = ["button-circle", "corner-circle", "drop-push", "drop-pop", "slide-menu"]

  @Test func oneLetterWrong() {
    #expect(NearestNames.suggestions(for: "drop-puhs", among: names) == ["drop-push", "drop-pop"])
  }

  @Test func wordsInAnotherOrder() {
    #expect(NearestNames.suggestions(for: "Circle_Button", among: names) == ["button-circle"])
  }

  @Test func partOfAName() {
    #expect(NearestNames.suggestions(for: "menu", among: names) == ["slide-menu"])
  }

  @Test func nothingLikeIt() {
    #expect(NearestNames.suggestions(for: "zoom", among: names).isEmpty)
    #expect(NearestNames.suggestions(for: "", among: names).isEmpty)
    #expect(NearestNames.question(for: "zoom", among: names) == "")
  }

  @Test func threeAtMost() {
    #expect(NearestNames.suggestions(for: "aa", among: ["ab", "ac", "ad", "ae"]) == ["ab", "ac", "ad"])
    #expect(
      NearestNames.question(for: "aa", among: ["ab", "ac", "ad"]) == " Did you mean 'ab', 'ac' or 'ad'?")
  }
}
