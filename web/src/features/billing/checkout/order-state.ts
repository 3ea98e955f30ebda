import type { OrderView } from '@fanfare/contract'

/** Said yes to, and not known yet how it ends. */
export const isUnderway = ({ state }: OrderView) =>
  state === 'confirming' || state === 'needs-action' || state === 'processing'

/** It ends without anybody here doing something. */
export const endsByItself = ({ state }: OrderView) =>
  state === 'confirming' || state === 'processing'
