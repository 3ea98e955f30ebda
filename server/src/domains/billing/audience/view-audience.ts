import { type AudienceView, money, type ReportPeriod } from '@fanfare/contract'
import { daysOf } from '../../../platform/clock/report-period.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readHoliday } from '../holidays/reader.ts'
import { readTiers, type TierRow } from '../tiers/reader.ts'
import { cohortsOf, cohortsSince } from './cohorts.ts'
import {
  type DayRow,
  type GroupRow,
  readChurn,
  readCohorts,
  readDays,
  readGroups,
} from './reader.ts'

const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0)

const peopleOf = (groups: readonly GroupRow[]): AudienceView['subscribers'] => {
  const of = (kind: GroupRow['kind']) =>
    sumOf(groups, (group) => (group.kind === kind ? group.people : 0))
  return {
    all: sumOf(groups, ({ people }) => people),
    paying: of('paying'),
    trial: of('trial'),
    free: of('free'),
    given: of('given'),
    paused: of('paused'),
  }
}

const monthlyOf = (groups: readonly GroupRow[], currency: GroupRow['currency']) =>
  money(Math.round(sumOf(groups, ({ yearly }) => yearly) / 12), currency)

const recurringOf = (groups: readonly GroupRow[]): AudienceView['recurring'] => {
  const paid = groups.filter(({ kind }) => kind === 'paying')
  return [...new Set(paid.map(({ currency }) => currency))].toSorted().map((currency) => {
    const own = paid.filter((group) => group.currency === currency)
    return {
      currency,
      paying: sumOf(own, ({ people }) => people),
      monthly: monthlyOf(own, currency),
    }
  })
}

const tierAudienceOf = (
  tier: TierRow,
  groups: readonly GroupRow[],
): AudienceView['tiers'][number] => {
  const own = groups.filter(({ tier_id }) => tier_id === tier.id)
  const { id, name, color, currency } = tier
  return {
    id,
    name,
    color,
    people: sumOf(own, ({ people }) => people),
    monthly: monthlyOf(own, currency),
  }
}

const fillDays = (dates: readonly string[], rows: readonly DayRow[]): AudienceView['days'] => {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return dates.map((date) => {
    const { joined = 0, gone = 0 } = byDay.get(date) ?? {}
    return { date, joined, left: gone }
  })
}

export const viewAudience = async (
  scope: SignedInScope,
  period: ReportPeriod,
): Promise<AudienceView> => {
  const { db, actor } = scope
  const { accountId: creator } = actor
  const now = scope.now()
  const dates = daysOf(period, now)
  const [groups, days, churn, cohorts, holiday] = await Promise.all([
    readGroups(db, creator),
    readDays(db, creator, dates[0] as string),
    readChurn(db, creator, daysOf('30d', now)[0] as string),
    readCohorts(db, creator, cohortsSince(now)),
    readHoliday(db, creator, now),
  ])
  const tiers = await readTiers(db, [...new Set(groups.map(({ tier_id }) => tier_id))])
  return {
    subscribers: peopleOf(groups),
    recurring: recurringOf(groups),
    churn,
    trials: {
      part: sumOf(days, ({ trials_paid }) => trials_paid),
      whole: sumOf(days, ({ trials_over }) => trials_over),
    },
    tiers: tiers
      .map((tier) => tierAudienceOf(tier, groups))
      .toSorted((a, b) => b.people - a.people || a.name.localeCompare(b.name)),
    days: fillDays(dates, days),
    cohorts: cohortsOf(cohorts, now),
    holidayUntil: holiday?.toISOString() ?? null,
  }
}
