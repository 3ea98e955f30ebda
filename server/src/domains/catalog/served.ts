import type { AccountId, ContentId } from '@fanfare/contract'
import type { DueTask } from '../../platform/events/due.ts'
import type { ServedObject } from '../../platform/storage/access-log-line.ts'
import { readRenditionBytes } from '../media/index.ts'
import { addServed, moveLogPosition, readLogPosition, type Served } from './writer/served.ts'

/** Whom an address is made for: what the store serves by it is theirs. */
export const recipientOf = (accountId: AccountId, contentId: ContentId) =>
  `${accountId}.${contentId}`

/** All of it where the log does not say how much. */
const shareOf = ({ key, bytes }: ServedObject, sizes: ReadonlyMap<string, number>) => {
  const size = sizes.get(key)
  if (!size) return 0
  return bytes === null ? 1 : bytes / size
}

/** Lines are many, and what was served to one person of one post is one sum. */
const sumsOf = (served: readonly ServedObject[], sizes: ReadonlyMap<string, number>): Served[] =>
  [...Map.groupBy(served, ({ recipient }) => recipient)].map(([recipient, own]) => {
    const [accountId = '', contentId = ''] = recipient.split('.')
    const share = own.reduce((sum, one) => sum + shareOf(one, sizes), 0)
    return { accountId, contentId, share: Math.min(1, share) }
  })

/** In the transaction that moves the position, from where it was: every line counts once. */
export const countServed: DueTask = {
  name: 'catalog.count-served',
  everyMs: 2_000,
  async run(scope) {
    const reached = await readLogPosition(scope.primary)
    const { served, position, readTo } = await scope.storage.readAccessLog(
      reached.position,
      scope.now(),
    )
    await scope.transact(async (tx) => {
      const to = { position, read_to: readTo ?? reached.read_to }
      if (!(await moveLogPosition(tx, reached, to))) return
      const keys = new Set(served.map(({ key }) => key))
      await addServed(tx, sumsOf(served, await readRenditionBytes(tx, [...keys])))
    })
    // Until all of it is read, there is more to do.
    return readTo === null && position !== reached.position ? 1 : 0
  },
}
