import Foundation
import Gallery
import GlissadeTool

exit(await GlissadeTool(scenes: Gallery.scenes).run(Array(CommandLine.arguments.dropFirst())))
