import type { Money, OrderLines } from '@fanfare/contract'
import { rates } from '@fanfare/contract/money'
import type { CSSProperties } from 'react'
import { moneyText, rateText } from '../../../core/format/money.ts'
import styles from './breakdown.module.css'

type Props = {
  lines: OrderLines
  creator: string
  /** A receipt names the tax even where there is none. */
  isReceipt?: boolean
}

/** Where every cent goes: first what makes the total, then who gets it. */
export function Breakdown({ lines, creator, isReceipt }: Props) {
  const { price, discount, promotion, processing, tax, taxRate, total, platform } = lines
  const taxName = `tax (${rateText(taxRate / 10)})`
  return (
    <div className={styles.breakdown}>
      <dl className={styles.lines}>
        <Line name="Price" sum={price} />
        {discount.amount > 0 && (
          <div className={styles.line}>
            <dt>Code {promotion?.code}</dt>
            <dd>−{moneyText(discount)}</dd>
          </div>
        )}
        <Line name={`Processing fee (${rateText(rates.processing)})`} sum={processing} />
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{moneyText(total)}</dd>
        </div>
        {taxRate > 0 && <Line name={`Includes ${taxName}`} sum={tax} />}
        {taxRate === 0 && isReceipt && <Line name="Tax" sum={tax} />}
      </dl>
      {total.amount > 0 && (
        <>
          <h3 className={styles.title}>Where the money goes</h3>
          <Bar parts={[lines.creator, platform, processing, tax]} />
          <ul className={styles.shares}>
            <Share sum={lines.creator} to={creator} />
            <Share sum={platform} to={`Fanfare (${rateText(rates.platform)})`} />
            <Share sum={processing} to="processing fee" />
            {tax.amount > 0 && <Share sum={tax} to={taxName} />}
          </ul>
        </>
      )}
    </div>
  )
}

function Line({ name, sum }: { name: string; sum: Money }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{moneyText(sum)}</dd>
    </div>
  )
}

/** The words below say the same, so it is only for the eye. */
function Bar({ parts }: { parts: readonly Money[] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map(({ amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
        <i key={at} style={{ '--share': amount } as CSSProperties} />
      ))}
    </div>
  )
}

function Share({ sum, to }: { sum: Money; to: string }) {
  return (
    <li>
      <strong>{moneyText(sum)}</strong> {to}
    </li>
  )
}
