import type { Stack } from '@fanfare/ops'
import type { Actor } from '../lib/actor.ts'
import { untilKnown } from '../lib/client.ts'
import { openTab, type Tab } from '../lib/tab.ts'

/** The number on somebody’s bell, in a tab that is open all the time. */
export interface Badge {
  readonly who: Actor
  readonly tab: Tab
  shown(): number | undefined
}

/** Read again whenever it is told so, and after a gap, as the web app does; never by the clock. */
export const openBadge = (stack: Stack, who: Actor): Badge => {
  let shown: number | undefined
  let asked = 0
  const read = async () => {
    const mine = ++asked
    const unread = await untilKnown(() => who.call('readUnread'))
    // An answer that was overtaken by a later question is old.
    if (mine === asked) shown = unread?.unseen
  }
  const tab = openTab(stack, who, `notifications:${who.id}`, () => void read().catch(() => {}))
  return { who, tab, shown: () => shown }
}
