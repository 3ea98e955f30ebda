import { type AccountId, type Currency, type Money, money } from '@fanfare/contract'
import type { OrderRow } from '../orders/reader.ts'
import type { SaleLine } from '../orders/sale-lines.ts'
import { sumOf } from './policy.ts'
import type { TipRow } from './reader.ts'

type Given = Pick<TipRow, 'creator_id' | 'amount'>

export const sumsByCreator = (tips: readonly Given[], currency: Currency): [AccountId, Money][] =>
  [...Map.groupBy(tips, ({ creator_id }) => creator_id)].map(([creatorId, own]) => [
    creatorId,
    money(sumOf(own), currency),
  ])

/** One entry for each creator, whatever number of tips they got. */
export const tipSaleLines = ({ id, currency }: OrderRow, tips: readonly Given[]): SaleLine[] =>
  sumsByCreator(tips, currency).map(([creatorId, sum]) => ({
    kind: 'tip',
    source: `${id}:${creatorId}`,
    creatorId,
    sum,
  }))
