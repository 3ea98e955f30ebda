import { useLocation } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { entriesIn, isCurrent } from '../navigation.ts'
import { useViewer } from '../viewer.ts'
import styles from './sidebar-content.module.css'

export function SidebarContent() {
  const viewer = useViewer()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <>
      <nav aria-label="Main">
        <ul className={styles.list}>
          {entriesIn('sidebar', viewer ?? null).map(({ label, href, icon: Icon }) => (
            <li key={label}>
              <Link
                href={href}
                className={styles.entry}
                aria-current={isCurrent(href, path) ? 'page' : undefined}
              >
                {Icon && <Icon size={20} />}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {viewer === null && (
        <div className={styles.join}>
          <p className={styles.pitch}>
            Follow creators, keep what you find, and pay the people who make it.
          </p>
          <Button variant="outline" wide href="/register">
            Create account
          </Button>
        </div>
      )}
    </>
  )
}
