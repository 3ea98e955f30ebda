import { ChevronRight, MailCheck, Megaphone, Palette, UserRound } from 'lucide-react'
import type { Viewer } from '../../core/session/viewer.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import typography from '../../ui/text/typography.module.css'
import styles from './your-account.module.css'

const stepsFor = (viewer: Viewer) => [
  ...(viewer.emailVerified
    ? []
    : [
        {
          icon: MailCheck,
          title: 'Confirm your email',
          text: `We sent a link to ${viewer.email}.`,
          href: '/settings/privacy',
        },
      ]),
  {
    icon: UserRound,
    title: 'Your profile',
    text: 'The photo, name and bio that other people see.',
    href: `/profile/${viewer.username}`,
  },
  {
    icon: Palette,
    title: 'Appearance',
    text: 'Dark, light or matching your device, in one of six colors.',
    href: '/settings/appearance',
  },
  ...(viewer.role === 'fan'
    ? [
        {
          icon: Megaphone,
          title: 'Become a creator',
          text: 'Set up your creator page in one step.',
          href: '/become-a-creator',
        },
      ]
    : []),
]

/** The next useful things to do with a new account. */
export function YourAccount({ viewer }: { viewer: Viewer }) {
  return (
    <Panel flush title="Your account">
      <ul className={styles.steps}>
        {stepsFor(viewer).map(({ icon: Icon, title, text, href }) => (
          <li key={title}>
            <Link href={href} className={styles.step}>
              <Icon size={20} />
              <span className={styles.words}>
                <span className={styles.name}>{title}</span>
                <span className={typography.tertiary}>{text}</span>
              </span>
              <ChevronRight size={16} className={typography.tertiary} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
