import type { Queryable } from '../../../platform/database/database.ts'
import { type MethodRow, readMethods } from '../customers/reader.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

/** The chosen card while it is on file, else the default one. */
export const cardAmong = (
  methods: readonly MethodRow[],
  { method_id }: Pick<SubscriptionRow, 'method_id'>,
): MethodRow | null =>
  methods.find(({ provider_id }) => provider_id === method_id) ?? methods[0] ?? null

export const cardFor = async (
  db: Queryable,
  row: Pick<SubscriptionRow, 'account_id' | 'method_id'>,
) => cardAmong(await readMethods(db, row.account_id), row)
