import { useLocation } from '@tanstack/react-router'
import { Link } from '../../ui/link.tsx'
import { entriesIn, isCurrent } from '../navigation.ts'
import { useViewer } from '../viewer.ts'
import styles from './bottom-bar.module.css'

export function BottomBar() {
  const viewer = useViewer()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <nav aria-label="Main, at the bottom" className={styles.bar}>
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
