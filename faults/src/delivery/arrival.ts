import type { Message } from '@fanfare/ops'
import type { Promised } from './changes.ts'
import type { World } from './world.ts'

type Fault = string | undefined

const eventCounts = async ({ tables }: World, key: 'accountId' | 'ownerId', id: string) => {
  const rows = await tables.rows<{ name: string; n: number }>(
    'select name, count(*)::int as n from platform.events where payload ->> $1 = $2 group by name',
    [key, id],
  )
  return new Map(rows.map(({ name, n }) => [name, n]))
}

/** After a crash a mail may go out again under the same Message-ID, which mail programs show once. */
const registrationArrived = async (
  { tables }: World,
  { person: { id, email } }: Promised,
  inbox: readonly Message[],
): Promise<Fault> => {
  const accounts = await tables.rows('select 1 from identity.accounts where email = $1', [email])
  if (accounts.length !== 1) return `${accounts.length} accounts for ${email}`
  const profiles = await tables.rows('select 1 from profiles.profiles where account_id = $1', [id])
  if (profiles.length !== 1) return `${profiles.length} profiles for ${email}`
  const mine = inbox.filter(({ to, subject }) => to.includes(email) && /Confirm/.test(subject))
  const ids = new Set(mine.map(({ headers }) => headers['message-id']))
  return ids.size === 1 ? undefined : `${ids.size} mails to ${email}`
}

const bioArrived = async (
  world: World,
  { person, bio, unansweredBios }: Promised,
): Promise<Fault> => {
  const [profile] = await world.tables.rows<{ bio: string }>(
    'select bio from profiles.profiles where account_id = $1',
    [person.id],
  )
  if (profile?.bio !== bio) return `${person.email} has another bio`
  const told = (await eventCounts(world, 'accountId', person.id)).get('profiles.profile-changed')
  // The bio, the picture chosen and the picture shown.
  const [least, most] = [3, 3 + unansweredBios]
  return told !== undefined && told >= least && told <= most
    ? undefined
    : `${told ?? 0} profile-changed of ${person.email}, expected ${least} to ${most}`
}

interface Shown {
  readonly status: string
  readonly shown: boolean
}

const pictureArrived = async (world: World, { person }: Promised): Promise<Fault> => {
  const assets = await world.tables.rows<Shown>(
    `select a.status, p.picture_asset_id = a.id and p.picture_pending_id is null as shown
     from media.assets a join profiles.profiles p on p.account_id = a.owner_id
     where a.owner_id = $1`,
    [person.id],
  )
  const [asset] = assets
  if (!asset || assets.length > 1) return `${assets.length} pictures of ${person.email}`
  if (asset.status !== 'ready' || !asset.shown) return `picture of ${person.email} ${asset.status}`
  const events = await eventCounts(world, 'ownerId', person.id)
  for (const name of ['media.asset-accepted', 'media.asset-ready']) {
    if (events.get(name) !== 1) return `${events.get(name) ?? 0} ${name} of ${person.email}`
  }
  return undefined
}

/** One entry for every acknowledged change of this person: what is wrong with it, or nothing. */
export const arrived = async (
  world: World,
  promised: Promised,
  inbox: readonly Message[],
): Promise<readonly Fault[]> => [
  await registrationArrived(world, promised, inbox),
  await bioArrived(world, promised),
  await pictureArrived(world, promised),
]
