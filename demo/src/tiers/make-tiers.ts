import { sendFile } from '../../../server/src/domains/media/index.ts'
import type { Scope, SignedInScope } from '../../../server/src/platform/scope.ts'
import { type Sources, thumbnail } from '../media/sources.ts'
import { call, scopeOfPerson } from '../person.ts'
import { demoOffers } from './offers.ts'

const namesOf = async (owner: SignedInScope) =>
  (await call(owner, 'listOwnTiers', {})).tiers.map(({ name }) => name)

/** Made by the creators themselves; running it again adds only what is missing. */
export const makeTiers = async (scope: Scope, sources: Sources) => {
  for (const { creator, terms } of demoOffers) {
    const owner = await scopeOfPerson(scope, creator)
    if ((await namesOf(owner)).includes(terms.name)) continue
    const drawn = () => thumbnail(sources, { creator, title: terms.name })
    const cover = terms.isPopular ? await sendFile(owner, await drawn()) : null
    await call(owner, 'createTier', { body: { ...terms, cover } })
  }
}
