import type { ContentId } from '@fanfare/contract'
import { type Currency, currencies, type Money, money } from '@fanfare/contract/money'
import { tabStorage } from '../../../core/device/storage.ts'

const first = 999

const isMoney = (kept: unknown): kept is Money => {
  const { amount, currency } = (kept ?? {}) as Partial<Money>
  return Number.isInteger(amount) && currencies.includes(currency as Currency)
}

/** What a post cost before it was no longer sold, in case its creator comes back to it. */
export const keptPrice = (id: ContentId) => {
  const key = `price:${id}`
  return {
    keep: (price: Money) => tabStorage.write(key, JSON.stringify(price)),
    read: (currency: Currency = 'USD'): Money => {
      try {
        const kept: unknown = JSON.parse(tabStorage.read(key) ?? 'null')
        return isMoney(kept) ? kept : money(first, currency)
      } catch {
        return money(first, currency)
      }
    },
  }
}
