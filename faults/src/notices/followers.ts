import { randomUUID } from 'node:crypto'
import { Journal, type PushEntry, PushStore } from '@fanfare/ops'
import type { Tables } from '../lib/tables.ts'
import type { World } from './world.ts'

/** How somebody wants to hear of new posts, and how many browsers could be pushed to. */
interface Wishes {
  readonly bell: 'all' | 'none'
  readonly email: 'off' | 'daily' | 'now'
  readonly push: boolean
  readonly devices: number
}

const mailed: Wishes = { bell: 'all', email: 'now', push: false, devices: 0 }
const summed: Wishes = { bell: 'all', email: 'daily', push: true, devices: 0 }
const pushed: Wishes = { bell: 'all', email: 'off', push: true, devices: 1 }
const pushedTwice: Wishes = { bell: 'all', email: 'off', push: true, devices: 2 }
const both: Wishes = { bell: 'all', email: 'now', push: true, devices: 1 }
const inAppOnly: Wishes = { bell: 'all', email: 'off', push: false, devices: 1 }
const nothing: Wishes = { bell: 'none', email: 'now', push: true, devices: 1 }

/** In turn: so many of ten want this. */
const shares = [
  mailed,
  pushed,
  both,
  summed,
  inAppOnly,
  nothing,
  mailed,
  pushedTwice,
  mailed,
  pushed,
]

export interface Follower extends Wishes {
  readonly id: string
  readonly address: string
  /** As the push service calls them. */
  readonly subscriptions: readonly string[]
}

interface Device {
  readonly id: string
  readonly accountId: string
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Past the api, with a statement for each table: a hundred thousand would take an hour to register. */
const writeAccounts = async ({ rows }: Tables, followers: readonly Follower[]) => {
  const ids = followers.map(({ id }) => id)
  const addresses = followers.map(({ address }) => address)
  await rows(
    `insert into identity.accounts (id, email, email_verified, role, created_at, updated_at)
     select id, email, true, 'fan', now(), now() from unnest($1::uuid[], $2::text[]) as given(id, email)
     on conflict (id) do nothing`,
    [ids, addresses],
  )
  await rows(
    `insert into profiles.profiles (account_id, username, display_name, joined_at, updated_at)
     select id, 'n_' || left(replace(id::text, '-', ''), 24), 'A follower', now(), now()
     from unnest($1::uuid[]) as given(id) on conflict (account_id) do nothing`,
    [ids],
  )
}

const writeWishes = async ({ rows }: Tables, creatorId: string, followers: readonly Follower[]) => {
  const ids = followers.map(({ id }) => id)
  await rows(
    `insert into social.follows (follower_id, creator_id, bell, is_shown, since)
     select id, $1, bell, false, now() - interval '1 day' - place * interval '1 millisecond'
     from unnest($2::uuid[], $3::text[]) with ordinality as given(id, bell, place)`,
    [creatorId, ids, followers.map(({ bell }) => bell)],
  )
  await rows(
    `insert into notifications.preferences (account_id, category, is_on, in_app, email, push)
     select id, 'newPosts', true, true, email, push
     from unnest($1::uuid[], $2::text[], $3::boolean[]) as given(id, email, push)`,
    [ids, followers.map(({ email }) => email), followers.map(({ push }) => push)],
  )
}

const writeDevices = async ({ rows }: Tables, devices: readonly Device[]) => {
  const given = [
    devices.map(({ id }) => id),
    devices.map(({ accountId }) => accountId),
    devices.map(({ endpoint }) => endpoint),
    devices.map(({ keys }) => keys.p256dh),
    devices.map(({ keys }) => keys.auth),
  ]
  await rows(
    `with given as (
       select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[])
         as given(id, account_id, endpoint, p256dh, auth)),
     sessions as (
       insert into identity.sessions (id, account_id, token_hash, device_id, remembered, address,
         user_agent, created_at, updated_at, last_seen_at, expires_at)
       select id, account_id, 'notices ' || id, id, true, '10.1.1.1', 'Chrome/141.0.0.0', now(), now(),
         now(), now() + interval '10 days' from given)
     insert into notifications.push_devices (id, account_id, session_id, endpoint, p256dh, auth,
       created_at, checked_at)
     select id, account_id, id, endpoint, p256dh, auth, now(), now() from given`,
    given,
  )
}

const someoneNew = () => {
  const id = randomUUID()
  return { id, email: `n_${id}@example.test` }
}

/**
 * So many follow, and each wants to be told in one of the ways. Browsers subscribe in the push service's own
 * store, so it is started after this.
 */
export const fillFollowers = async (
  { tables, stack, journals }: Pick<World, 'tables' | 'stack' | 'journals'>,
  creatorId: string,
  present: readonly { readonly id: string; readonly email: string }[],
  count: number,
): Promise<Follower[]> => {
  const store = new PushStore(new Journal<PushEntry>(journals.paths.push))
  const absent = Array.from({ length: count - present.length }, someoneNew)
  const devices: Device[] = []
  const followers = [...present, ...absent].map(({ id, email: address }, place) => {
    const wishes = shares[place % shares.length] ?? nothing
    const subscriptions = Array.from({ length: wishes.devices }, () => {
      const { id: subscription, keys } = store.subscribe()
      const endpoint = `${stack.env.PUSH_DEV_ORIGIN}/push/${subscription}`
      devices.push({ id: randomUUID(), accountId: id, endpoint, keys })
      return subscription
    })
    return { ...wishes, id, address, subscriptions }
  })
  await writeAccounts(tables, followers)
  await writeWishes(tables, creatorId, followers)
  await writeDevices(tables, devices)
  return followers
}
