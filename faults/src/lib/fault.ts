import type { Arrangement, Stack } from '@fanfare/ops'

/**
 * Gives the stack as a fault needs it. A run of several has one stack for all of them, so a fault
 * looks only at what it made itself, or asks for a fresh one.
 */
export type Open = (arrangement?: Arrangement) => Promise<Stack>

/** Prints its figures and answers whether all of them held. */
export type Fault = (open: Open) => Promise<boolean>
