// Counts how often one thread asks for memory, so that a test can say that something does not.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

// Counts from 0 on, on the calling thread.
void allocation_counter_start(void);
// Counts no more; how often the calling thread has asked since the start.
long allocation_counter_stop(void);

#endif
