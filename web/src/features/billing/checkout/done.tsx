import { useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { Button } from '../../../ui/form/button.tsx'
import { cx } from '../../../ui/lib/cx.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import styles from './waiting.module.css'

const staysFor = 3_000

type Props = {
  title: string
  words: ReactNode
  /** Where they are taken automatically. */
  href: string
  label: string
  children?: ReactNode
}

/** Confirms success, then continues automatically. Back skips this screen. */
export function Done({ title, words, href, label, children }: Props) {
  const navigate = useNavigate()
  useTitle(title)
  const leave = () => void navigate({ href, replace: true })
  const leaveLater = useEffectEvent(leave)
  useEffect(() => {
    const timer = setTimeout(() => leaveLater(), staysFor)
    return () => clearTimeout(timer)
  }, [])
  return (
    <CheckoutFrame>
      <div className={cx(styles.waiting, styles.done)} role="status">
        <CircleCheck size={48} />
        <h1 className={styles.title}>{title}</h1>
        <p>{words}</p>
        <Button
          variant="primary"
          size="lg"
          href={href}
          onClick={(event) => {
            event.preventDefault()
            leave()
          }}
        >
          {label}
        </Button>
        {children}
      </div>
    </CheckoutFrame>
  )
}
