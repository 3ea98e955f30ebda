import { money, rates, splitPrice } from '@fanfare/contract/money'
import { moneyText, rateText } from '../../core/format/money.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import typography from '../../ui/text/typography.module.css'
import styles from './price-split.module.css'

const price = money(999, 'USD')
const { total, creator, platform, processing } = splitPrice(price)

const parts = [
  { name: 'to the creator', amount: creator, className: styles.creator },
  {
    name: `Fanfare fee (${rateText(rates.platform)})`,
    amount: platform,
    className: styles.fanfare,
  },
  { name: 'card processing', amount: processing, className: styles.card },
]

export function PriceSplit() {
  return (
    <Panel className={styles.panel ?? ''} aria-labelledby="split">
      <div>
        <h2 id="split" className={styles.title}>
          Where the money from a {moneyText(price)} tier goes
        </h2>
        <p className={typography.secondary}>
          Fans see and pay {moneyText(total)}, including card processing. Nothing is added at
          checkout.
        </p>
      </div>
      <div>
        <div className={styles.bar} aria-hidden="true">
          {parts.map(({ name, className }) => (
            <i key={name} className={className} />
          ))}
        </div>
        <ul className={styles.parts}>
          {parts.map(({ name, amount, className }) => (
            <li key={name}>
              <i className={className} aria-hidden="true" />
              <strong>{moneyText(amount)}</strong> {name}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
