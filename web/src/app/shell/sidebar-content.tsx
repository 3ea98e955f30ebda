import { useLocation } from '@tanstack/react-router'
import { useViewer } from '../../core/session/viewer.ts'
import { Button } from '../../ui/form/button.tsx'
import { Link } from '../../ui/layout/link.tsx'
import typography from '../../ui/text/typography.module.css'
import { entriesIn, isCurrent } from '../navigation.ts'
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
          <p className={typography.secondary}>Follow creators and support the work you love.</p>
          <Button variant="outline" wide href="/register">
            Create account
          </Button>
        </div>
      )}
    </>
  )
}
