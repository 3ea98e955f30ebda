import { randomUUID } from 'node:crypto'
import { openBrowser } from '../lib/browser.ts'
import { type Person, register } from '../lib/person.ts'
import type { Content } from '../lib/studio.ts'
import type { World } from './world.ts'

const day = 86_400_000

interface Grant {
  readonly source: 'purchase' | 'subscription'
  readonly from: number
  readonly until: number | null
  readonly revoked: boolean
}

const grant = async (
  { tables }: World,
  { id }: Person,
  resources: readonly string[],
  { source, from, until, revoked }: Grant,
) => {
  const at = (days: number) => new Date(Date.now() + days * day)
  for (const resource of resources) {
    await tables.rows(
      `insert into entitlements.grants (id, account_id, resource, source, source_id, starts_at,
         ends_at, revoked_at, created_at) values ($1::uuid, $2, $3, $4, $1::uuid::text, $5, $6, $7, $5)`,
      [
        randomUUID(),
        id,
        resource,
        source,
        at(from),
        until === null ? null : at(until),
        revoked ? at(-1) : null,
      ],
    )
  }
}

const resourcesOf = (contents: readonly Content[]) => contents.map(({ id }) => `content:${id}`)
const tiers = ({ id }: Person) => [`creator:${id}:subscribers`, `creator:${id}:premium`]

/** Who must get nothing, each for a reason of their own. */
export const makeStrangers = async (
  world: World,
  creator: Person,
  contents: readonly Content[],
) => {
  const fan = () => register(world.site, false)
  const expired = await fan()
  const over = { from: -40, until: -10, revoked: false } as const
  await grant(world, expired, tiers(creator), { source: 'subscription', ...over })
  await grant(world, expired, resourcesOf(contents), { source: 'purchase', ...over })
  const refunded = await fan()
  const back = { from: -5, until: null, revoked: true } as const
  await grant(world, refunded, resourcesOf(contents), { source: 'purchase', ...back })
  await grant(world, refunded, tiers(creator), { source: 'subscription', ...back })
  const early = await fan()
  const later = { from: 5, until: null, revoked: false } as const
  await grant(world, early, resourcesOf(contents), { source: 'purchase', ...later })
  // Less than is asked for: these posts are for the premium tier.
  const lower = await fan()
  const present = { from: -5, until: 25, revoked: false } as const
  await grant(world, lower, tiers(creator).slice(0, 1), { source: 'subscription', ...present })
  return {
    anonymous: openBrowser(world.site),
    'other fan': (await fan()).browser,
    'other creator': (await register(world.site, true)).browser,
    expired: expired.browser,
    refunded: refunded.browser,
    'not yet': early.browser,
    'lower tier': lower.browser,
  }
}

export const makeBuyer = async (world: World, contents: readonly Content[]) => {
  const buyer = await register(world.site, false)
  const present = { source: 'purchase', from: -1, until: null, revoked: false } as const
  await grant(world, buyer, resourcesOf(contents), present)
  return buyer
}

export const revokeAll = async ({ tables }: World, { id }: Person) => {
  await tables.rows('update entitlements.grants set revoked_at = now() where account_id = $1', [id])
}
