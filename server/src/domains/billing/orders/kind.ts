import type {
  AccountId,
  BillingInterval,
  ContentId,
  GiftMonths,
  MessageId,
  Money,
  OrderId,
  OrderItem,
  ParsedRequest,
  Routes,
  TierId,
} from '@fanfare/contract'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import type { People } from '../shared/people.ts'
import type { OrderRow } from './reader.ts'

export type AskedOffer = ParsedRequest<Routes['createQuote']>['body']

/** What an order of it says. */
export interface Sellable {
  readonly kind: string
  readonly contentId: ContentId | null
  readonly messageId: MessageId | null
  readonly tierId: TierId | null
  readonly interval: BillingInterval | null
  readonly months: GiftMonths | null
  readonly creatorId: AccountId
  readonly title: string
  readonly price: Money
}

interface Offer {
  readonly sellable: Sellable
  /** This buyer's orders of the same thing that are not over, newest first. */
  readonly others: readonly OrderRow[]
}

/** What somebody says besides which card they pay with. */
export interface Consent {
  readonly timeZone: string
}

/** What orders are shown as, once the people they name are known. */
interface Shown {
  readonly named: readonly AccountId[]
  itemOf(order: OrderRow, people: People): OrderItem
}

/** What comes of withdrawing from something that renews. */
export interface Withdrawn {
  /** Null where nothing goes back; access then stays until the period ends. */
  readonly returns: Money | null
  readonly until: Date | null
}

interface Words {
  /** What the buyer did, and where it is to be found. */
  bought(order: OrderRow): { did: string; open: string; path: string }
  /** Whom the creator's share goes to. */
  readonly payee: string
  /** To its creator, of one sale; absent where they hear of it in another way. */
  readonly sold?: string
  /** To a bank: what it is, on which terms it is sold, and what was had of it where nobody has it. */
  product(order: OrderRow): string
  readonly refundPolicy: string
  readonly unused?: string
}

/**
 * All that differs between the kinds of order. What changes something is part of the transaction that
 * changes the order, with the buyer and the order locked.
 */
export interface Kind {
  /** What its orders say. */
  readonly name: string
  /** Of kinds that share a name, whether it is this one's. */
  isOf?(order: OrderRow): boolean

  /** As of now and of the database that is written to; null when something else is asked for. */
  offer?(tx: Transaction, scope: SignedInScope, asked: AskedOffer): Promise<Offer | null>
  /** The buyer has said yes: whether it still is what they saw. Absent where nobody is asked. */
  agree?(tx: Transaction, scope: SignedInScope, order: OrderRow, consent: Consent): Promise<void>
  /** Charged again without the buyer there, so its card is kept. */
  readonly keepsCard?: true
  /** To whoever would pay for the same order again. */
  readonly paidBefore: 'checkout.owned' | 'order.paid'

  /** Who gets what of the money that this charge has moved. */
  book(tx: Transaction, order: OrderRow, charge: string, now: Date): Promise<void>
  /** What the buyer gets for it. */
  deliver(tx: Transaction, order: OrderRow, now: Date): Promise<void>
  /** What waits for another payment, now that this one has failed or ended. */
  giveBack?(tx: Transaction, order: OrderRow, now: Date): Promise<void>

  /** All of it, what is unused of it, or nothing. */
  readonly returned: 'whole' | 'unused' | 'never'
  /** Time that was ended is not begun again, so the money for it is the buyer's whatever happens. */
  readonly endsForGood?: true
  /** Somebody else has it once they have claimed it. */
  readonly isGift?: true
  /** Who has it, where that is not the buyer: nobody before it is claimed. */
  holder?(db: Queryable, order: OrderRow): Promise<AccountId | null>
  /** What can be opened with it, closed while money is on its way back and open again if it stays. */
  close?(tx: Transaction, order: OrderRow, now: Date): Promise<unknown>
  open?(tx: Transaction, order: OrderRow, now: Date): Promise<void>
  /** The buyer gets the money back: refused where somebody else has it by now. */
  release?(tx: Transaction, order: OrderRow, now: Date): Promise<void>
  /** The buyer did not get the money after all. */
  revive?(tx: Transaction, order: OrderRow): Promise<void>
  /** We give the money back, or it is gone: whoever has it has it no longer. */
  end?(tx: Transaction, order: OrderRow, now: Date): Promise<void>
  /** The buyer's bank was asked for the money. */
  dispute?(tx: Transaction, order: OrderRow, now: Date): Promise<void>
  /** Where a withdrawal is not a refund of all of it. */
  withdraw?(tx: Transaction, order: OrderRow, now: Date): Promise<Withdrawn>

  show(scope: SignedInScope, orders: readonly OrderRow[]): Promise<Shown>
  /** Under which names its earnings are summed, where those are not the titles of its orders. */
  namesOfSums?(db: Queryable, orders: readonly OrderRow[]): Promise<ReadonlyMap<OrderId, string>>
  /** Until the transaction ends, whoever has it does not open it: what is decided meanwhile stays true. */
  hold?(tx: Transaction, order: OrderRow, now: Date): Promise<unknown>
  /** Absent where catalog knows. */
  used?(db: Queryable, order: OrderRow): Promise<Used>
  /** For a bank: which time was paid for, and since when there were any such payments. */
  period?(db: Queryable, order: OrderRow): Promise<PaidPeriod | null>
  readonly words: Words
}

/** What whoever has it has had of it. */
interface Used {
  /** From 0 to 1. */
  readonly consumed: number
  /** For a bank. */
  readonly log: readonly string[]
}

export interface PaidPeriod {
  readonly from: Date
  readonly until: Date
  readonly subscribedAt: Date
}
