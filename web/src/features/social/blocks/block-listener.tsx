import { realtime } from '../../../core/realtime/realtime.ts'
import { useOwnChanges } from '../../../core/realtime/use-own-changes.ts'

/**
 * Somebody was blocked or unblocked, by this person or another: what is on the screen may show somebody
 * who is hidden now, and nothing says where.
 */
export function BlockListener() {
  useOwnChanges((what) => {
    if (what === 'blocks') realtime.reread({})
  })
  return null
}
