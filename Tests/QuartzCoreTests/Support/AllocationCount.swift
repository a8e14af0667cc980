import AllocationCounter

/// How often a body asks for memory.
func allocationCount(_ body: () -> Void) -> Int {
  allocation_counter_start()
  body()
  return Int(allocation_counter_stop())
}
