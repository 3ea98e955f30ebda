import type { SignedInScope } from '../../platform/scope.ts'
import type { ShownKind } from './kinds/kind.ts'
import type { Preferences } from './policy.ts'
import {
  type NoticeRow,
  readUnreadOf,
  readWatermarks,
  type Span,
  type Watermarks,
} from './reader/notices.ts'
import { readUnreadPublishes } from './reader/publishes.ts'
import { stillTold } from './silenced.ts'

/** A reader to whom the app shows no new posts has not read them there either. */
const readUpTo = ({ newPosts }: Preferences, { read_seq }: Watermarks) =>
  newPosts.inApp ? read_seq : 0

/**
 * Of everything of these kinds whose number lies between what is still news to its reader, newest first:
 * neither read nor taken back, and of nobody whom they have muted or blocked meanwhile.
 */
export const readNewsBetween = async (
  scope: SignedInScope,
  preferences: Preferences,
  kinds: readonly ShownKind[],
  { above, upTo, limit }: Span,
): Promise<NoticeRow[]> => {
  const { accountId } = scope.actor
  const names = kinds.map(({ name }) => name)
  const watermarks = await readWatermarks(scope.db, accountId)
  const abovePublishes = Math.max(above, readUpTo(preferences, watermarks))
  const [notices, publishes] = await Promise.all([
    readUnreadOf(scope.db, accountId, names, watermarks, { above, upTo, limit }),
    names.includes('publish')
      ? readUnreadPublishes(scope.db, accountId, { above: abovePublishes, upTo, limit })
      : [],
  ])
  const newest = [...notices, ...publishes].toSorted((a, b) => b.seq - a.seq).slice(0, limit)
  const tellings = newest.map((notice) => ({ recipient: accountId, notice }))
  return (await stillTold(scope.db, tellings)).map(({ notice }) => notice)
}
