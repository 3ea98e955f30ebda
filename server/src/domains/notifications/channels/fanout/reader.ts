import type { AccountId, EmailFrequency, FollowBell } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import { waitingIn } from '../../../../platform/database/waiting-in.ts'
import { followersOf } from '../../../social/index.ts'
import { defaultPreferences } from '../../policy.ts'
import { timesOf } from '../../preferences/reader.ts'
import type { DeliveryTimes } from '../../times/delivery-times.ts'
import type { Fanout } from './writer.ts'

export const readWaitingFanouts = waitingIn('notifications.fanouts')

interface FollowerRow {
  readonly id: AccountId
  readonly since: Date
  readonly bell: FollowBell
  readonly isMuted: boolean
  readonly in_app: boolean | null
  readonly email: EmailFrequency | null
  readonly push: boolean | null
  readonly time_zone: string | null
  readonly quiet_from: number | null
  readonly quiet_until: number | null
}

export interface Follower {
  readonly id: AccountId
  readonly since: Date
  readonly bell: FollowBell
  readonly isMuted: boolean
  readonly preference: (typeof defaultPreferences)['newPosts']
  readonly times: DeliveryTimes
}

/** The next of those who followed before it came, with how they want to be told: one query. */
export const readFollowersFor = async (
  { q }: Queryable,
  fanout: Fanout,
  limit: number,
): Promise<Follower[]> => {
  const { creatorId, at, after } = fanout
  const { rows } = await sql<FollowerRow>`
    select f.follower_id as id, f.since, f.bell, f.is_muted as "isMuted", p.in_app, p.email, p.push,
      t.time_zone, t.quiet_from, t.quiet_until
    from ${followersOf(creatorId, { before: at, after, limit })} f
    left join notifications.preferences p
      on p.account_id = f.follower_id and p.category = 'newPosts'
    left join notifications.delivery_times t on t.account_id = f.follower_id
    order by f.since desc, f.follower_id desc`.execute(q)
  const { newPosts: usual } = defaultPreferences
  return rows.map(({ id, since, bell, isMuted, in_app, email, push, ...times }) => ({
    id,
    since,
    bell,
    isMuted,
    preference: {
      isOn: true,
      inApp: in_app ?? usual.inApp,
      email: email ?? usual.email,
      push: push ?? usual.push,
    },
    times: timesOf(times),
  }))
}
