import { ChevronRight, MailCheck, Megaphone, Palette, UserRound } from 'lucide-react'
import type { Viewer } from '../../app/viewer.ts'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './your-account.module.css'

const stepsFor = (viewer: Viewer) => [
  ...(viewer.emailVerified
    ? []
    : [
        {
          icon: MailCheck,
          title: 'Confirm your e-mail address',
          text: `We sent a link to ${viewer.email}.`,
          href: '/settings/privacy',
        },
      ]),
  {
    icon: UserRound,
    title: 'Your profile',
    text: 'What others see: picture, name and a few words about you.',
    href: `/profile/${viewer.username}`,
  },
  {
    icon: Palette,
    title: 'Appearance',
    text: 'Dark, light or as your device has it, in one of six colours.',
    href: '/settings/appearance',
  },
  ...(viewer.role === 'fan'
    ? [
        {
          icon: Megaphone,
          title: 'Become a creator',
          text: 'Open your own page. It takes one step.',
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
                <span className={styles.text}>{text}</span>
              </span>
              <ChevronRight size={16} className={styles.go} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
