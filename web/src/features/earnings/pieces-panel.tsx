import type { Currency, EarningsView } from '@fanfare/contract'
import { moneyText } from '../../app/money.ts'
import { cx } from '../../ui/cx.ts'
import { plural } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import rows from '../../ui/rows.module.css'
import styles from './earnings.module.css'

type Props = { pieces: EarningsView['pieces']; currency: Currency }

/** Since ever, so that a quiet month does not hide what carries a creator. */
export function PiecesPanel({ pieces, currency }: Props) {
  if (pieces.length === 0) return null
  const most = Math.max(1, ...pieces.map(({ net }) => net))
  return (
    <Panel title="What earns most" aside="all time">
      <ul className={rows.rows}>
        {pieces.map(({ id, title, sales, net }) => (
          <li key={id ?? 'tips'} className={cx(rows.row, styles.piece)}>
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
            <span className={rows.hint}>{plural(sales, id ? 'sale' : 'charge')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
