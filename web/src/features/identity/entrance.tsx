import { Outlet } from '@tanstack/react-router'
import { Link } from '../../ui/layout/link.tsx'
import { Logo } from '../../ui/media/logo.tsx'
import art from './art/entrance.svg'
import styles from './entrance.module.css'

const small = [
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/help', label: 'Help' },
] as const

/** The frame of the sign-in screens: the panel, and a picture beside it where there is room. */
export function Entrance() {
  return (
    <div className={styles.entrance}>
      <div className={styles.side}>
        <Link href="/" className={styles.home} aria-label="Fanfare, home">
          <Logo />
        </Link>
        <div className={styles.middle}>
          <div className={styles.panel}>
            <Outlet />
          </div>
        </div>
        <nav aria-label="Legal and help">
          <ul className={styles.small}>
            {small.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.stage}>
        <img className={styles.art} src={art} alt="" width="760" height="960" />
        <p className={styles.words}>A stage for the work you love</p>
      </div>
    </div>
  )
}
