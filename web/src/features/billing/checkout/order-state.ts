import type { OrderView } from '@fanfare/contract'

/** Confirmed, and its result isn't known yet. */
export const isUnderway = ({ state }: OrderView) =>
  state === 'confirming' || state === 'needs-action' || state === 'processing'

/** It finishes without the buyer doing anything. */
export const endsByItself = ({ state }: OrderView) =>
  state === 'confirming' || state === 'processing'
