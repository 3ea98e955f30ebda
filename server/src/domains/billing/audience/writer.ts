import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { AudienceRow } from './reader.ts'
import type { Day, Group, Leavers, Sums } from './sums.ts'

/** Only what is different is given here. */
export const storeRows = async (tx: Transaction, rows: readonly AudienceRow[]) => {
  if (rows.length === 0) return
  await tx.q
    .insertInto('billing.audience')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('subscription_id').doUpdateSet((row) => ({
        tier_id: row.ref('excluded.tier_id'),
        state: row.ref('excluded.state'),
        basis: row.ref('excluded.basis'),
        is_trial: row.ref('excluded.is_trial'),
        currency: row.ref('excluded.currency'),
        yearly: row.ref('excluded.yearly'),
        paying_at: row.ref('excluded.paying_at'),
        had_trial: row.ref('excluded.had_trial'),
        ended_at: row.ref('excluded.ended_at'),
        lasted: row.ref('excluded.lasted'),
      })),
    )
    .execute()
}

interface Renamed {
  readonly accountId: AccountId
  readonly username: string
  readonly name: string
}

export const renameRows = async ({ q }: Transaction, people: readonly Renamed[]) => {
  await sql`
    update billing.audience a set username = p.username, name = p.name
    from unnest(${people.map(({ accountId }) => accountId)}::uuid[],
      ${people.map(({ username }) => username)}::text[], ${people.map(({ name }) => name)}::text[])
      as p(account_id, username, name)
    where a.account_id = p.account_id and (a.username, a.name) is distinct from (p.username, p.name)
  `.execute(q)
}

/** What was there before goes as what is there now comes: rows that only cross out are not touched. */
const addGroups = async ({ q }: Transaction, groups: readonly Group[]) => {
  const column = <Name extends keyof Group>(name: Name) => groups.map((group) => group[name])
  await sql`
    insert into billing.audience_groups as g (creator_id, tier_id, kind, currency, people, yearly)
    select creator_id, tier_id, kind, currency, sum(people), sum(yearly) from unnest(
      ${column('creatorId')}::uuid[], ${column('tierId')}::uuid[], ${column('kind')}::text[],
      ${column('currency')}::text[], ${column('people')}::int[], ${column('yearly')}::bigint[])
      as c(creator_id, tier_id, kind, currency, people, yearly)
    group by creator_id, tier_id, kind, currency having sum(people) <> 0 or sum(yearly) <> 0
    on conflict (creator_id, tier_id, kind, currency) do update set
      people = g.people + excluded.people, yearly = g.yearly + excluded.yearly`.execute(q)
}

const addDays = async ({ q }: Transaction, days: readonly Day[]) => {
  const column = <Name extends keyof Day>(name: Name) => days.map((day) => day[name])
  await sql`
    insert into billing.audience_days as d (creator_id, day, joined, gone, began, first_paid,
      paid_gone, trials_over, trials_paid)
    select creator_id, day, sum(joined), sum(gone), sum(began), sum(first_paid), sum(paid_gone),
      sum(trials_over), sum(trials_paid)
    from unnest(${column('creatorId')}::uuid[], ${column('day')}::date[],
      ${column('joined')}::int[], ${column('gone')}::int[], ${column('began')}::int[],
      ${column('first_paid')}::int[], ${column('paid_gone')}::int[],
      ${column('trials_over')}::int[], ${column('trials_paid')}::int[])
      as c(creator_id, day, joined, gone, began, first_paid, paid_gone, trials_over, trials_paid)
    group by creator_id, day
    having (sum(joined), sum(gone), sum(began), sum(first_paid), sum(paid_gone), sum(trials_over),
      sum(trials_paid)) <> (0, 0, 0, 0, 0, 0, 0)
    on conflict (creator_id, day) do update set
      joined = d.joined + excluded.joined, gone = d.gone + excluded.gone,
      began = d.began + excluded.began, first_paid = d.first_paid + excluded.first_paid,
      paid_gone = d.paid_gone + excluded.paid_gone,
      trials_over = d.trials_over + excluded.trials_over,
      trials_paid = d.trials_paid + excluded.trials_paid`.execute(q)
}

const addLeavers = async ({ q }: Transaction, leavers: readonly Leavers[]) => {
  const column = <Name extends keyof Leavers>(name: Name) => leavers.map((one) => one[name])
  await sql`
    insert into billing.audience_leavers as l (creator_id, month, lasted, people)
    select creator_id, month, lasted, sum(people) from unnest(
      ${column('creatorId')}::uuid[], ${column('month')}::date[], ${column('lasted')}::smallint[],
      ${column('people')}::int[]) as c(creator_id, month, lasted, people)
    group by creator_id, month, lasted having sum(people) <> 0
    on conflict (creator_id, month, lasted) do update set
      people = l.people + excluded.people`.execute(q)
}

export const addSums = async (tx: Transaction, sums: readonly Sums[]) => {
  const [groups, days] = [sums.flatMap((one) => one.groups), sums.flatMap((one) => one.days)]
  const leavers = sums.flatMap((one) => one.leavers)
  await addGroups(tx, groups)
  await addDays(tx, days)
  await addLeavers(tx, leavers)
}
