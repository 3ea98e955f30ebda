import type { EventPayload } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { WritingScope } from '../../../platform/scope.ts'
import { type Letter, mailAccounts } from '../shared/mail-accounts.ts'
import { readTier, type TierRow } from '../tiers/reader.ts'
import { priceMail } from './mails.ts'
import { priceOffered } from './next-period.ts'
import { titleOf } from './offer.ts'
import { readPaying, type SubscriptionRow } from './reader/subscriptions.ts'

const batch = 100

interface Asked {
  readonly origin: string
  readonly tier: TierRow
  readonly name: string
}

const letterTo = (row: SubscriptionRow, { origin, tier, name }: Asked): Letter[] => {
  const offer = priceOffered(row, tier)
  if (!offer || row.state === 'cancelled' || row.state === 'incomplete') return []
  const mail = priceMail({ origin, row, name }, offer.price.amount, offer.from)
  return [{ accountId: row.account_id, mail }]
}

/**
 * Whoever pays less than a tier costs now is asked on the day it changes, which begins their thirty
 * days. Some at a time: the rest is the next event's, unless the price has changed again since.
 */
export const askForPrice = async (
  tx: Transaction,
  scope: WritingScope,
  told: EventPayload<'billing.tier-price-changed'>,
) => {
  const tier = await readTier(tx, told.tierId)
  if (tier?.price_changed_at?.toISOString() !== told.changedAt) return
  const asked = { origin: scope.config.PUBLIC_ORIGIN, tier, name: await titleOf(tx, tier) }
  const rows = await readPaying(tx, tier.id, told.reached, batch)
  const letters = rows.flatMap((row) => letterTo(row, asked))
  await mailAccounts(tx, letters, scope)
  const last = rows.at(-1)
  if (last && rows.length === batch) {
    tx.emit('billing.tier-price-changed', { ...told, reached: last.id })
  }
}
