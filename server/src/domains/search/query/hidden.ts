import type { AccountId } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import { readHiddenFrom } from '../../profiles/index.ts'
import { readMutedIds } from '../../social/index.ts'

/** Of those who have blocked somebody there may be any number; policy leaves out the rest. */
const mostHidden = 20_000

/** Whose work this viewer is not shown where posts of many are met: blocked either way, or muted. */
export const readHidden = async ({ db, actor }: Scope): Promise<ReadonlySet<AccountId>> => {
  if (actor.kind !== 'account') return new Set()
  const [blocked, muted] = await Promise.all([
    readHiddenFrom(db, actor.accountId, mostHidden),
    readMutedIds(db, actor.accountId),
  ])
  return new Set([...blocked, ...muted])
}
