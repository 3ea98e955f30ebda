import type { Money, TierOffer, WayIn } from '@fanfare/contract'
import { splitPrice } from '@fanfare/contract/money'
import { moneyText } from '../../../../core/format/money.ts'
import { Fold } from '../../../../ui/layout/fold.tsx'
import styles from './unlock-panel.module.css'

type Props = {
  buy: Extract<WayIn, { kind: 'buy' }> | undefined
  tier: TierOffer | undefined
  /** Who gets the most of it. */
  creator: string
}

/** Where the money goes, for both ways at once. */
export function PriceBreakdown({ buy, tier, creator }: Props) {
  return (
    <Fold title="Price breakdown" className={styles.breakdown}>
      {buy && <Split of="Buy it once" price={buy.price} creator={creator} />}
      {tier && <Split of={`${tier.name}, each month`} price={tier.price} creator={creator} />}
    </Fold>
  )
}

function Split({ of, price, creator }: { of: string; price: Money; creator: string }) {
  const split = splitPrice(price)
  return (
    <p>
      <strong>{of}:</strong> {moneyText(split.creator)} goes to {creator},{' '}
      {moneyText(split.platform)} to Fanfare and {moneyText(split.processing)} to card processing.
    </p>
  )
}
