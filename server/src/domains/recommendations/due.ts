import type { DueTask } from '../../platform/events/due.ts'
import { computeDuePicks } from './compute-picks.ts'
import { countDueNeighbours } from './count-neighbours.ts'
import { measureWaiting } from './metrics.ts'

export const recommendationDue: readonly DueTask[] = [
  countDueNeighbours,
  computeDuePicks,
  measureWaiting,
]
