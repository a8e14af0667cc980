import AllocationCounter
import Foundation
import Gallery
import GlissadeTool

var tool = GlissadeTool(scenes: Gallery.scenes)
tool.countAllocations = { work in
  allocation_counter_start()
  work()
  return Int(allocation_counter_stop())
}
exit(await tool.run(Array(CommandLine.arguments.dropFirst())))
