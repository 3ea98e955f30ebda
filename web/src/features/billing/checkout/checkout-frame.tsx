import { ArrowLeft, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Href, Link } from '../../../ui/layout/link.tsx'
import { Logo } from '../../../ui/media/logo.tsx'
import styles from './checkout-frame.module.css'

type Props = { back?: { href: Href; label: string }; children: ReactNode }

/** The checkout without the navigation around it. */
export function CheckoutFrame({ back, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link href="/" className={styles.home} aria-label="Fanfare, home">
          <Logo />
        </Link>
        <p className={styles.safe}>
          <Lock size={16} />
          Your card details go straight to our payment provider
        </p>
      </header>
      {back && (
        <Link href={back.href} className={styles.back}>
          <ArrowLeft size={16} />
          {back.label}
        </Link>
      )}
      <div className={styles.body}>{children}</div>
    </div>
  )
}
