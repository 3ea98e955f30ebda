import { type Money, rates, splitPrice } from '@fanfare/contract/money'
import { moneyText, rateText } from './money.ts'
import styles from './sale-split.module.css'

type Props = { price: Money; payer?: string }

/** Where every cent of a price goes. */
export function SaleSplit({ price, payer = 'The buyer pays' }: Props) {
  const { total, processing, platform, creator } = splitPrice(price)
  return (
    <dl className={styles.split}>
      <div className={styles.main}>
        <dt>{payer}</dt>
        <dd>{moneyText(total)}</dd>
      </div>
      <div>
        <dt>Processing fee ({rateText(rates.processing)})</dt>
        <dd>{moneyText(processing)}</dd>
      </div>
      <div>
        <dt>Fanfare fee ({rateText(rates.platform)})</dt>
        <dd>{moneyText(platform)}</dd>
      </div>
      <div className={styles.main}>
        <dt>You receive</dt>
        <dd>{moneyText(creator)}</dd>
      </div>
    </dl>
  )
}
