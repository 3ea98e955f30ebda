import {
  Bell,
  ChevronRight,
  CircleHelp,
  CreditCard,
  LogOut,
  Palette,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import { signOut } from '../../core/session/sign-out.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Link } from '../../ui/layout/link.tsx'
import styles from './settings-nav.module.css'

const sections = [
  { href: '/settings/profile', label: 'Profile', icon: UserRound },
  { href: '/settings/notifications', label: 'Notifications', icon: Bell },
  { href: '/settings/privacy', label: 'Privacy & Security', icon: ShieldCheck },
  { href: '/settings/billing', label: 'Billing', icon: CreditCard },
  { href: '/settings/appearance', label: 'Appearance', icon: Palette },
  { href: '/settings/help', label: 'Help & Support', icon: CircleHelp },
] as const

export function SettingsNav({ path }: { path: string }) {
  const [leaving, setLeaving] = useState(false)
  // With two panes, the first section is shown beside the list.
  const shown = sections.find(({ href }) => path.startsWith(href)) ?? sections[0]
  const leave = async () => {
    setLeaving(true)
    await signOut()
    setLeaving(false)
  }
  return (
    <nav aria-label="Settings">
      <ul className={styles.list}>
        {sections.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.entry}
              aria-current={shown?.href === href ? 'page' : undefined}
            >
              <Icon size={20} />
              {label}
              <ChevronRight size={16} className={styles.go} />
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.entry} onClick={leave} disabled={leaving}>
            {leaving ? <Spinner size={20} label="Signing out" /> : <LogOut size={20} />}
            Sign Out
          </button>
        </li>
      </ul>
    </nav>
  )
}
