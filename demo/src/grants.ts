import type { AccountId } from '@fanfare/contract'
import {
  contentResource,
  grantAccess,
  levelResource,
  purchaseSource,
  type Resource,
} from '../../server/src/domains/entitlements/index.ts'
import type { Scope, SignedInScope } from '../../server/src/platform/scope.ts'
import { demoPosts } from './posts/texts/index.ts'
import { readPostByTitle } from './reader.ts'

type Person = (username: string) => Promise<SignedInScope>

const year = 365 * 86_400_000

/** Since before anything was published: those who comment on locked posts had access then. */
const give = (scope: Scope, accountId: AccountId, resource: Resource, source = 'demo') => {
  const startsAt = new Date(scope.now().getTime() - year)
  const grant = { accountId, resource, source, sourceId: 'demo', startsAt }
  return scope.transact((tx) => grantAccess(tx, grant, scope.now()))
}

const bought = { creator: 'northlight', title: 'Harbor before snow' }

/** Robin owns one picture. Done once it is there; doing it twice changes nothing. */
export const giveBought = async (scope: Scope, person: Person) => {
  const seller = await person(bought.creator)
  const post = await readPostByTitle(scope.db, seller.actor.accountId, bought.title)
  const fan = await person('demo_fan')
  if (!post) return
  await give(scope, fan.actor.accountId, contentResource(post.id), purchaseSource)
}

/** Robin subscribes to the kitchen and has the best tier of Field Notes. */
export const giveGrants = async (scope: Scope, fans: readonly SignedInScope[], person: Person) => {
  const robin = await person('demo_fan')
  const kitchen = await person('slow_kitchen')
  const notes = await person('field_notes')
  const { accountId } = robin.actor
  await give(scope, accountId, levelResource(kitchen.actor.accountId, 'subscribers'))
  await give(scope, accountId, levelResource(notes.actor.accountId, 'premium'))
  const creators = new Set(demoPosts.map(({ creator }) => creator))
  for (const creator of creators) {
    const owner = await person(creator)
    for (const devoted of fans.slice(0, 3)) {
      await give(scope, devoted.actor.accountId, levelResource(owner.actor.accountId, 'premium'))
    }
  }
}
