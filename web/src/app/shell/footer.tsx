import { rates } from '@fanfare/contract/rates'
import { rateText } from '../../core/format/money.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Logo } from '../../ui/media/logo.tsx'
import { entriesIn, footerColumns } from '../navigation/lines.ts'
import styles from './footer.module.css'

export function Footer() {
  const viewer = useViewer() ?? null
  const columns = footerColumns
    .map((title) => ({ title, entries: entriesIn(title, viewer) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {columns.map(({ title, entries }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.list}>
              {entries.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.last}>
        <Logo mark />
        <p>
          Fanfare keeps a {rateText(rates.platform)} platform fee. The rest goes to the creator.
        </p>
      </div>
    </footer>
  )
}
