import type { ConversationId } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { painted } from '../../../ui/lib/painted.ts'
import { isWithin } from '../thread/ranges.ts'
import { knownThread, readOlder } from '../thread/thread-cache.ts'
import type { LogScroll } from '../thread/use-log-scroll.ts'

const foundMs = 2_000

/** Goes to a message, and reads back to it first if it must. */
export const useJump = (
  id: ConversationId,
  { box, leaveEnd }: Pick<LogScroll, 'box' | 'leaveEnd'>,
) => {
  const queries = useQueryClient()
  const readBackTo = async (seq: number) => {
    let thread = knownThread(queries, id)
    while (thread && !isWithin(thread.known, seq) && thread.older?.cursor) {
      await readOlder(queries, id)
      thread = knownThread(queries, id)
    }
    await painted()
  }
  const jump = async (seq: number) => {
    leaveEnd()
    await readBackTo(seq).catch(() => {})
    const found = box?.querySelector<HTMLElement>(`[data-seq="${seq}"]`)
    if (!found) return void showToast('This message is no longer available.', { tone: 'bad' })
    found.scrollIntoView({ block: 'center' })
    found.dataset.found = ''
    setTimeout(() => delete found.dataset.found, foundMs)
  }
  return (seq: number) => void jump(seq)
}
