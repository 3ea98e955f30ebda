import type {
  AccountId,
  ContentId,
  GiftMonths,
  GiftState,
  OrderId,
  RefundStatus,
  TierId,
} from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

interface AnyGift {
  readonly order_id: OrderId
  readonly giver_id: AccountId
  readonly message: string
  readonly link_version: number
  readonly paid_at: Date
  readonly claimed_by: AccountId | null
  readonly claimed_at: Date | null
  readonly returned_at: Date | null
  readonly creator_id: AccountId
  readonly title: string
  readonly refund_status: RefundStatus
  readonly total: number
}

export interface ContentGift extends AnyGift {
  readonly content_id: ContentId
  readonly tier_id: null
  readonly months: null
}

export interface TermGift extends AnyGift {
  readonly content_id: null
  readonly tier_id: TierId
  readonly months: GiftMonths
}

/** With what its order says of it. */
export type GiftRow = ContentGift | TermGift

const gifts = ({ q }: Queryable) =>
  q
    .selectFrom('billing.gifts as g')
    .innerJoin('billing.orders as o', 'o.id', 'g.order_id')
    .selectAll('g')
    .select(['o.content_id', 'o.tier_id', 'o.months'])
    .select(['o.creator_id', 'o.title', 'o.refund_status', 'o.total'])
    .$castTo<GiftRow>()

export const readGift = async (db: Queryable, id: OrderId) =>
  (await gifts(db).where('g.order_id', '=', id).executeTakeFirst()) ?? null

export const readOwnGifts = (db: Queryable, giverId: AccountId, start: PageStart) =>
  gifts(db)
    .where('g.giver_id', '=', giverId)
    .$call(newestFirst('g.paid_at', 'g.order_id', start))
    .execute()

export const stateOf = ({ claimed_at, returned_at }: GiftRow): GiftState => {
  if (claimed_at) return 'claimed'
  return returned_at ? 'returned' : 'unclaimed'
}
