import type { SubscriptionId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'

export interface Paused {
  readonly at: Date
  readonly until: Date | null
}

interface Turn {
  readonly subscription_id: SubscriptionId
  readonly at: Date
  readonly was: string | null
  readonly state: string
}

const pausesIn = (turns: readonly Turn[]): Paused[] => {
  const begun = turns.filter(({ was, state }) => state === 'paused' && was !== 'paused')
  return begun.map(({ at }) => {
    const end = turns.find((one) => one.was === 'paused' && one.state !== 'paused' && one.at >= at)
    return { at, until: end?.at ?? null }
  })
}

/** Of each of these, every pause with what came after it. */
export const readPauses = async (
  { q }: Queryable,
  ids: readonly SubscriptionId[],
): Promise<ReadonlyMap<SubscriptionId, Paused[]>> => {
  const turns = await q
    .selectFrom('billing.subscription_changes')
    .select(['subscription_id', 'at', 'was', 'state'])
    .where(sql<boolean>`subscription_id = any(${[...ids]})`)
    .where((row) => row.or([row('state', '=', 'paused'), row('was', '=', 'paused')]))
    .orderBy('at')
    .orderBy('id')
    .$castTo<Turn>()
    .execute()
  const byOne = Map.groupBy(turns, ({ subscription_id }) => subscription_id)
  return new Map([...byOne].map(([id, own]) => [id, pausesIn(own)]))
}
