import type { Queryable } from '../../../../platform/database/database.ts'

interface Paused {
  readonly at: Date
  readonly until: Date | null
}

/** Each with what came after it. */
export const readPauses = async ({ q }: Queryable, id: string): Promise<Paused[]> => {
  const changes = await q
    .selectFrom('billing.subscription_changes')
    .select(['at', 'was', 'state'])
    .where('subscription_id', '=', id)
    .where((row) => row.or([row('state', '=', 'paused'), row('was', '=', 'paused')]))
    .orderBy('at')
    .orderBy('id')
    .execute()
  const begun = changes.filter(({ was, state }) => state === 'paused' && was !== 'paused')
  return begun.map(({ at }) => {
    const end = changes.find(
      (one) => one.was === 'paused' && one.state !== 'paused' && one.at >= at,
    )
    return { at, until: end?.at ?? null }
  })
}
