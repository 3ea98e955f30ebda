import type { EarningsSums } from '@fanfare/contract'
import { moneyText } from '../../app/money.ts'
import { plural } from '../../ui/format.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './earnings.module.css'

/** From what buyers paid down to what is theirs: every line is one step of the sum. */
export function Sums({ sums }: { sums: EarningsSums }) {
  const lines = [
    ['Returned to buyers', sums.returned],
    ['Processing', sums.processing],
    ['Fanfare, 12%', sums.platform],
    ['Tax', sums.tax],
  ] as const
  return (
    <Panel className={styles.wide} title="From what buyers paid to your share">
      <dl className={styles.sums}>
        <div>
          <dt>Gross, {plural(sums.sales, 'sale')}</dt>
          <dd>{moneyText(sums.gross)}</dd>
        </div>
        {lines.map(
          ([name, sum]) =>
            (sum.amount > 0 || name !== 'Tax') && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>−{moneyText(sum)}</dd>
              </div>
            ),
        )}
        <div className={styles.net}>
          <dt>Net</dt>
          <dd>{moneyText(sums.net)}</dd>
        </div>
      </dl>
    </Panel>
  )
}
