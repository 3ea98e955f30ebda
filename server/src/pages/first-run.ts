import type { FirstRun } from '@fanfare/contract'
import { readCreatorTotals } from '../domains/catalog/index.ts'
import { readFirstRunMarks, readProfile } from '../domains/profiles/index.ts'
import { fail } from '../platform/errors/domain-error.ts'
import { handlers } from '../platform/http/handler.ts'
import type { SignedInScope } from '../platform/scope.ts'

/** Nothing is ticked off: each step is asked of what is stored, so it is the same on every device. */
export const readFirstRun = async ({ db, actor }: SignedInScope): Promise<FirstRun> => {
  const [profile, marks, { contentCount }] = await Promise.all([
    readProfile(db, actor.accountId),
    readFirstRunMarks(db, actor.accountId),
    readCreatorTotals(db, actor.accountId),
  ])
  const { picture_asset_id, bio, sells_tiers } = profile ?? fail('auth.required')
  const steps = {
    picture: picture_asset_id !== null,
    about: bio.trim() !== '',
    tier: sells_tiers,
    post: contentCount > 0,
    share: marks.hasShared,
  }
  return { isShown: !marks.isClosed, steps }
}

export const firstRunPageRoutes = handlers({
  readFirstRun: (scope) => readFirstRun(scope),
})
