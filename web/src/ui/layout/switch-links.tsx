import { Link } from './link.tsx'
import styles from './switch-tabs.module.css'
import { bringIntoSight, type LinkTab } from './tabs.tsx'

/** Underlined tabs, each an address of its own. */
export function SwitchLinks({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ href, label: words, current, count }) => (
        <Link
          key={href}
          ref={current ? bringIntoSight : null}
          href={href}
          className={styles.tab}
          aria-current={current ? 'page' : undefined}
        >
          {words}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
