import type { AccountId, ContentId, Currency, OrderId, TipId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'

export interface TipRow extends Row<'billing.tips'> {
  readonly id: TipId
  readonly account_id: AccountId
  readonly creator_id: AccountId
  readonly content_id: ContentId | null
  readonly currency: Currency
  readonly order_id: OrderId | null
}

export interface TabRow {
  readonly id: string
  readonly account_id: AccountId
  readonly currency: Currency
  readonly failure: string | null
  readonly failures: number
  readonly due_at: Date | null
}

const tips = ({ q }: Queryable) => q.selectFrom('billing.tips').selectAll().$castTo<TipRow>()

export const readTip = async (db: Queryable, id: TipId) =>
  (await tips(db).where('id', '=', id).executeTakeFirst()) ?? null

const onTabs = (db: Queryable, accountId: AccountId) =>
  tips(db)
    .where('account_id', '=', accountId)
    .where('charged_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .where('lapsed_at', 'is', null)
    .orderBy('given_at')
    .orderBy('id')

/** Neither charged nor taken back nor lapsed, oldest first, in all currencies. They are few: see the limit. */
export const readOnTabs = (db: Queryable, accountId: AccountId) => onTabs(db, accountId).execute()

export const readOnTab = (db: Queryable, { account_id, currency }: Tab) =>
  onTabs(db, account_id).where('currency', '=', currency).execute()

export const readTipsOfOrders = (db: Queryable, orderIds: readonly OrderId[]) =>
  tips(db)
    .where(sql<boolean>`order_id = any(${[...orderIds]})`)
    .orderBy('given_at')
    .execute()

export const readTipsOfOrder = (db: Queryable, orderId: OrderId) => readTipsOfOrders(db, [orderId])

export type Tab = Pick<TabRow, 'account_id' | 'currency'>

export const readTabs = ({ q }: Queryable, accountId: AccountId) =>
  q
    .selectFrom('billing.tip_tabs')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('currency')
    .$castTo<TabRow>()
    .execute()
