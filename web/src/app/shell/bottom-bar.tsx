import { useLocation } from '@tanstack/react-router'
import { useViewer } from '../../core/session/viewer.ts'
import { Link } from '../../ui/layout/link.tsx'
import { entriesIn, isCurrent } from '../navigation.ts'
import styles from './bottom-bar.module.css'

export function BottomBar() {
  const viewer = useViewer()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <nav aria-label="Bottom bar" className={styles.bar}>
      {entriesIn('bottom', viewer ?? null).map(({ label, short = label, href, icon: Icon }) => (
        <Link
          key={label}
          href={href}
          className={styles.entry}
          aria-label={short === label ? undefined : `${short}: ${label}`}
          aria-current={isCurrent(href, path) ? 'page' : undefined}
        >
          {Icon && <Icon size={20} />}
          {short}
        </Link>
      ))}
    </nav>
  )
}
