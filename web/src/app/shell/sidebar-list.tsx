import { Link } from '../../ui/layout/link.tsx'
import { type Entry, isCurrent } from '../navigation/entry.ts'
import styles from './sidebar-content.module.css'

type Props = { entries: readonly Entry[]; path: string; 'aria-labelledby'?: string }

export function SidebarList({ entries, path, ...named }: Props) {
  return (
    <ul className={styles.list} {...named}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <Link
            href={entry.href}
            className={styles.entry}
            aria-current={isCurrent(entry, path) ? 'page' : undefined}
          >
            {entry.icon && <entry.icon size={20} />}
            <span data-words>{entry.label}</span>
            {entry.badge && (
              <span className={styles.badge} data-words>
                {entry.badge}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
