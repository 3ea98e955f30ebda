import type { AccountId, FollowSource } from '@fanfare/contract'
import type { Scope, SignedInScope } from '../../../server/src/platform/scope.ts'
import { dice } from '../media/art/dice.ts'
import { at, call, scopeOfPerson } from '../person.ts'
import { demoFans, demoPeople } from './people.ts'

const day = 86_400_000
const idOf = ({ actor }: SignedInScope) => actor.accountId

/** Most people follow where they got to know somebody. */
const sources: readonly FollowSource[] = ['profile', 'post', 'profile', 'card', 'post', 'pack']

const follow = async (username: string, fan: SignedInScope, creators: readonly SignedInScope[]) => {
  const roll = dice(`${username}:follows`)
  const keenness = roll(0.3, 0.8)
  for (const [number, creator] of creators.entries()) {
    // Everybody knows the first of them.
    if (number > 0 && !roll.chance(keenness)) continue
    const since = new Date(fan.now().getTime() - roll(1, 60) * day)
    const from = dice(`${username}:${number}:source`).pick(sources)
    await call(at(fan, since), 'followUser', { params: { id: idOf(creator) }, body: { from } })
  }
}

const packs = [
  { owner: 0, title: 'Slow afternoons', description: 'Nothing here is in a hurry.', from: 0 },
  { owner: 1, title: 'Made by hand', description: 'People who show how it’s done.', from: 5 },
] as const

const makePacks = async (
  fans: readonly SignedInScope[],
  creators: readonly SignedInScope[],
): Promise<void> => {
  for (const { owner, title, description, from } of packs) {
    const person = fans[owner]
    if (!person) continue
    const params = { id: idOf(person) }
    const { packs: known } = await call(person, 'listPacks', { params, query: { limit: 1 } })
    const creatorIds: AccountId[] = creators.slice(from, from + 5).map(idOf)
    if (known.length > 0 || creatorIds.length === 0) continue
    await call(person, 'createPack', { body: { title, description, creatorIds } })
  }
}

/** The account a newcomer signs in with follows somebody too. */
const followers = ['demo_fan', ...demoFans]

/** Who follows whom, and two starter packs. A second run finds that they do. */
export const makeFollows = async (scope: Scope) => {
  const creatorNames = demoPeople.filter(({ role }) => role === 'creator')
  const creators = await Promise.all(
    creatorNames.map(({ username }) => scopeOfPerson(scope, username)),
  )
  const fans: SignedInScope[] = []
  for (const [number, username] of followers.entries()) {
    const fan = await scopeOfPerson(scope, username)
    fans.push(fan)
    await follow(username, fan, creators)
    if (number % 2 === 0) await call(fan, 'updateFollowPrivacy', { body: { showFollowing: true } })
  }
  await makePacks(fans, creators)
}
