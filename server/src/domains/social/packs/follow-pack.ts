import type { PackId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { seeProfile, seeProfiles } from '../../profiles/index.ts'
import { followAll } from '../follow-all.ts'
import { canFollow } from '../policy.ts'
import { readPackCreators, readPackRow } from './reader.ts'

/** Whoever cannot be followed any more is passed over; those followed already stay as they are. */
export const followPack = (scope: SignedInScope, id: PackId): Promise<void> =>
  scope.transact(async (tx) => {
    const pack = await readPackRow(tx, id)
    if (!pack || !(await seeProfile(tx, scope.actor, pack.owner_id))) fail('pack.not-found')
    await followAll(tx, scope, 'pack', async () => {
      const profiles = await seeProfiles(tx, scope.actor, await readPackCreators(tx, id))
      const found = profiles.filter((profile) => canFollow(profile, scope.actor).allowed)
      return found.map(({ account_id }) => account_id)
    })
  })
