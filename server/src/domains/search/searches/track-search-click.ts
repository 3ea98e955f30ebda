import type { ParsedRequest, Routes } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readDataSharing } from '../../profiles/index.ts'
import { normalize } from './normalize.ts'
import { countClick } from './writer.ts'

type Click = ParsedRequest<Routes['trackSearchClick']>['body']

/** Which result was right, without who found it so. Answers nobody whether there is such a thing. */
export const trackSearchClick = async (
  scope: SignedInScope,
  { query, resultId, resultType, position }: Click,
): Promise<void> => {
  const normalized = normalize(query)
  if (normalized.length < 2) return
  const { on } = await readDataSharing(scope.db, scope.actor.accountId)
  if (!on) return
  const kind = resultType === 'user' ? 'people' : 'content'
  await scope.transact((tx) =>
    countClick(tx, { normalized, kind, resultId, position }, scope.now()),
  )
}
