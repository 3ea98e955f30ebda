import { addMoney, type Money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { ofCreator } from '../accounts.ts'
import { type EntryId, entryOf } from '../entry.ts'
import type { EarningRow } from '../reader/earnings.ts'
import { sharesLeft } from '../shares.ts'
import { type CreatorBalance, lockCreatorBalances } from '../writer/creator-balances.ts'
import { lockDueEarnings, markReleased } from '../writer/earnings.ts'
import { postEntries } from '../writer/post.ts'
import { giveToCreator } from './creator.ts'

const batchSize = 500

interface Group {
  readonly saleIds: EntryId[]
  readonly first: EarningRow
  sum: Money
}

const groupOf = (rows: readonly EarningRow[]) => {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const key = `${row.creator_id} ${row.currency}`
    const { creator } = sharesLeft(row)
    const group = groups.get(key)
    if (group) {
      group.saleIds.push(row.sale_id)
      group.sum = addMoney(group.sum, creator)
    } else groups.set(key, { saleIds: [row.sale_id], first: row, sum: creator })
  }
  return [...groups.values()]
}

const releaseEntry = ({ first, sum }: Group, creatorBalance: CreatorBalance) => {
  const pending = ofCreator('creator-pending', first.creator_id)
  // A sale is released once, so the first of them names the release.
  const cause = { kind: 'release', source: first.sale_id } as const
  return entryOf(cause, giveToCreator(pending, sum, creatorBalance))
}

/**
 * Lets creators have what has waited long enough: one entry for each creator and currency, however
 * many sales it holds. Answers how many sales that were.
 */
export const releaseEarnings = async (
  tx: Transaction,
  at: Date,
  batch = batchSize,
): Promise<number> => {
  const rows = await lockDueEarnings(tx, at, batch)
  if (rows.length === 0) return 0
  const groups = groupOf(rows)
  const creators = groups.map(({ first }) => ({
    creatorId: first.creator_id,
    currency: first.currency,
  }))
  const creatorBalances = await lockCreatorBalances(tx, creators, at)
  const entries = groups.map((group, index) =>
    releaseEntry(group, creatorBalances[index] as CreatorBalance),
  )
  const posted = await postEntries(tx, entries, at)
  const released = groups.flatMap(({ saleIds }, index) =>
    saleIds.map((saleId) => ({ saleId, releasedBy: (posted[index] as { id: EntryId }).id })),
  )
  await markReleased(tx, released)
  return rows.length
}
