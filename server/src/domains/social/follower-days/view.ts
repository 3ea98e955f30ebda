import type { FollowerDays } from '@fanfare/contract'
import { lastDays } from '../../../platform/clock/report-period.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readFollowerCount } from '../reader.ts'
import { type FollowerDayRow, readFollowerDays } from './reader.ts'

type Counted = Exclude<keyof FollowerDayRow, 'date'>

/** A creator's own followers within so many days. Nobody else asks for them. */
export const viewFollowerDays = async (
  { db, actor, now }: SignedInScope,
  count: number,
): Promise<FollowerDays> => {
  const dates = lastDays(count, now())
  const [first = ''] = dates
  const [total, rows] = await Promise.all([
    readFollowerCount(db, actor.accountId),
    readFollowerDays(db, actor.accountId, first),
  ])
  const byDate = new Map(rows.map((row) => [row.date, row]))
  const sum = (of: Counted) => rows.reduce((all, row) => all + row[of], 0)
  const gained = sum('gained')
  const known = {
    profile: sum('profile'),
    post: sum('post'),
    card: sum('card'),
    pack: sum('pack'),
  }
  const other = gained - known.profile - known.post - known.card - known.pack
  return {
    total,
    gained,
    lost: sum('lost'),
    days: dates.map((date) => ({
      date,
      gained: byDate.get(date)?.gained ?? 0,
      lost: byDate.get(date)?.lost ?? 0,
    })),
    sources: { ...known, other },
  }
}
