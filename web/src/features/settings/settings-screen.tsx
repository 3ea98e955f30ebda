import { Outlet, useLocation } from '@tanstack/react-router'
import { useTitle } from '../../core/navigation/use-title.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { SettingsNav } from './settings-nav.tsx'
import styles from './settings-screen.module.css'

/** Two panes where there is room; on a phone either the list of sections or one of them. */
export function SettingsScreen() {
  useTitle('Settings')
  const viewer = useViewer()
  const path = useLocation({ select: (location) => location.pathname })
  const atList = path.replace(/\/$/, '') === '/settings'
  if (!viewer) return null
  return (
    <div className={styles.panes} data-at={atList ? 'list' : 'section'}>
      <div className={styles.nav}>
        {atList ? (
          <h1 className={styles.title}>Settings</h1>
        ) : (
          <p className={styles.title}>Settings</p>
        )}
        <SettingsNav path={path} />
      </div>
      <div className={styles.section}>
        <Outlet />
      </div>
    </div>
  )
}
