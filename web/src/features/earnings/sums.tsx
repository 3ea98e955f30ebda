import type { EarningsSums } from '@fanfare/contract'
import { rates } from '@fanfare/contract/money'
import { moneyText, rateText } from '../../core/format/money.ts'
import report from '../../ui/layout/figure.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { plural } from '../../ui/text/format.ts'
import styles from './earnings.module.css'

/** From what buyers paid down to what the creator earned, one line for each step. */
export function Sums({ sums }: { sums: EarningsSums }) {
  const lines = [
    ['Refunds and disputes', sums.returned],
    ['Processing fees', sums.processing],
    [`Fanfare fee (${rateText(rates.platform)})`, sums.platform],
    ['Tax', sums.tax],
  ] as const
  return (
    <Panel className={report.wide} title="Earnings breakdown">
      <dl className={styles.sums}>
        <div>
          <dt>Gross ({plural(sums.sales, 'sale')})</dt>
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
