import { useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTitle } from '../../../../app/use-title.ts'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { CheckoutFrame } from '../checkout-frame.tsx'
import styles from '../waiting.module.css'

const href = '/subscriptions'
const staysFor = 3_000

/** Nothing was paid, so it is no payment that was successful. */
export function Started({ words }: { words: string }) {
  const navigate = useNavigate()
  useTitle('You are subscribed')
  const leave = useEffectEvent(() => void navigate({ href, replace: true }))
  useEffect(() => {
    const timer = setTimeout(() => leave(), staysFor)
    return () => clearTimeout(timer)
  }, [])
  return (
    <CheckoutFrame>
      <div className={cx(styles.waiting, styles.done)} role="status">
        <CircleCheck size={48} />
        <h1 className={styles.title}>You are subscribed</h1>
        <p>{words} We take you to your subscriptions in a moment.</p>
        <Button
          variant="primary"
          size="lg"
          href={href}
          onClick={(event) => {
            event.preventDefault()
            void navigate({ href, replace: true })
          }}
        >
          My Subscriptions
        </Button>
      </div>
    </CheckoutFrame>
  )
}
