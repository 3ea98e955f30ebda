import type { Currency, EarningsView } from '@fanfare/contract'
import { moneyText } from '../../core/format/money.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import rows from '../../ui/layout/rows.module.css'
import { cx } from '../../ui/lib/cx.ts'
import { plural } from '../../ui/text/format.ts'
import styles from './earnings.module.css'

type Props = { contents: EarningsView['contents']; currency: Currency }

/** All time, so that a quiet month doesn't hide a creator's best posts. */
export function ContentsPanel({ contents, currency }: Props) {
  if (contents.length === 0) return null
  const most = Math.max(1, ...contents.map(({ net }) => net))
  return (
    <Panel title="Top earnings" aside="All time">
      <ul className={rows.rows}>
        {contents.map(({ id, title, sales, net }) => (
          <li key={id ?? 'tips'} className={cx(rows.row, styles.content)}>
            {id ? (
              <Link href={`/content/${id}`} className={rows.name}>
                {title}
              </Link>
            ) : (
              <span className={rows.name}>{title}</span>
            )}
            <strong className={rows.sum}>{moneyText({ amount: net, currency })}</strong>
            <span className={styles.track} aria-hidden="true">
              <i style={{ width: `${(Math.max(0, net) / most) * 100}%` }} />
            </span>
            <span className={rows.hint}>{plural(sales, id ? 'sale' : 'payment')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
