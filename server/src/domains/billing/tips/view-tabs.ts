import type { CardBrief, OrderId, TipTab } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople } from '../../profiles/index.ts'
import { readMethods } from '../customers/reader.ts'
import { type OrderRow, readOrderRow } from '../orders/reader.ts'
import { isHeld, type ReadCarriers } from './policy.ts'
import { presentMinimums, presentTab } from './presenter.ts'
import { readOnTabs, readTabs, type TipRow } from './reader.ts'

const readHolders = async (db: Queryable, tips: readonly TipRow[]) => {
  const ids = new Set(tips.filter(isHeld).map(({ order_id }) => order_id as OrderId))
  const orders: OrderRow[] = []
  for (const id of ids) orders.push((await readOrderRow(db, id)) as OrderRow)
  return orders
}

/** The page reads it right after giving. */
export const viewTabs = async (scope: SignedInScope, readCarriers: ReadCarriers) => {
  const { primary, actor } = scope
  const { accountId } = actor
  const tips = await readOnTabs(primary, accountId)
  const [method] = await readMethods(primary, accountId)
  const card: CardBrief | null = method ? { brand: method.brand, last4: method.last4 } : null
  const holders = await readHolders(primary, tips)
  const tabs = await readTabs(primary, accountId)
  const carriers = await readCarriers(primary, accountId, scope.now())
  const creators = tips.map(({ creator_id }) => creator_id)
  const people = await readPeople(scope, creators)
  const views = tabs.flatMap((tab): TipTab[] => {
    const own = tips.filter(({ currency }) => currency === tab.currency)
    const holder = holders.find(({ currency }) => currency === tab.currency) ?? null
    const renewsAt = carriers.get(tab.currency)
    return own.length > 0 ? [presentTab(tab, { tips: own, holder, card, people, renewsAt })] : []
  })
  return { tabs: views, minimums: presentMinimums(carriers) }
}
