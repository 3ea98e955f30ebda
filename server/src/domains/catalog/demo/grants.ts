import type { AccountId, ContentId } from '@fanfare/contract'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import {
  contentResource,
  grantAccess,
  levelResource,
  purchaseSource,
  type Resource,
} from '../../entitlements/index.ts'
import { demoPieces } from './pieces/index.ts'
import { readPieceByTitle } from './reader.ts'

type Person = (username: string) => Promise<SignedInScope>

const year = 365 * 86_400_000

/** Since before anything was published, so that what was said in the past could be said. */
const give = (scope: Scope, accountId: AccountId, resource: Resource, source = 'demo') => {
  const startsAt = new Date(scope.now().getTime() - year)
  const grant = { accountId, resource, source, sourceId: 'demo', startsAt }
  return scope.transact((tx) => grantAccess(tx, grant, scope.now()))
}

const bought = { creator: 'northlight', title: 'Harbour before snow' }

/** Once the piece is there; giving it twice gives it once. */
export const giveBought = async (scope: Scope, person: Person) => {
  const seller = await person(bought.creator)
  const piece = await readPieceByTitle(scope.db, seller.actor.accountId, bought.title)
  const fan = await person('demo_fan')
  if (!piece) return
  const resource = contentResource(piece.id as ContentId)
  await give(scope, fan.actor.accountId, resource, purchaseSource)
}

/** Robin subscribes to the kitchen and has the best tier of Field Notes. */
export const giveGrants = async (scope: Scope, fans: readonly SignedInScope[], person: Person) => {
  const robin = await person('demo_fan')
  const kitchen = await person('slow_kitchen')
  const notes = await person('field_notes')
  const { accountId } = robin.actor
  await give(scope, accountId, levelResource(kitchen.actor.accountId, 'subscribers'))
  await give(scope, accountId, levelResource(notes.actor.accountId, 'premium'))
  const creators = new Set(demoPieces.map(({ creator }) => creator))
  for (const creator of creators) {
    const owner = await person(creator)
    for (const devoted of fans.slice(0, 3)) {
      await give(scope, devoted.actor.accountId, levelResource(owner.actor.accountId, 'premium'))
    }
  }
}
