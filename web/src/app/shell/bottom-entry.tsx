import { Link } from '../../ui/layout/link.tsx'
import { type Entry, isCurrent } from '../navigation/entry.ts'
import styles from './bottom-bar.module.css'

export function BottomEntry({ entry, path }: { entry: Entry; path: string }) {
  const { label, href, icon: Icon, badge } = entry
  return (
    <Link
      href={href}
      className={styles.entry}
      aria-current={isCurrent(entry, path) ? 'page' : undefined}
    >
      {Icon && <Icon size={20} />}
      {label}
      {badge && <span className={styles.badge}>{badge}</span>}
    </Link>
  )
}
