import { Crown } from 'lucide-react'
import { useState } from 'react'
import { CommandError } from '../../../../core/api/failure.tsx'
import { afterCommand } from '../../../../core/api/toast-result.ts'
import { ownTimeZone } from '../../../../core/format/time-zone.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { CheckoutFrame } from '../checkout-frame.tsx'
import type { WantedTier } from '../wanted.ts'
import { Started } from './started.tsx'
import styles from './tier.module.css'
import { useStart } from './use-start.ts'

/** A free tier needs no order: the subscription starts with one command. */
export function FreeTier({ wanted: { id } }: { wanted: WantedTier }) {
  const start = useStart()
  const [isStarted, setIsStarted] = useState(false)
  const begin = () =>
    void afterCommand(start.run({ body: { tierId: id, timeZone: ownTimeZone() } }), () =>
      setIsStarted(true),
    )
  if (isStarted) return <Started words="It’s free, and you don’t need a card." />
  return (
    <CheckoutFrame>
      <div className={styles.form}>
        <CommandError title="You’re not subscribed yet" error={start.error} />
        <EmptyState
          level={1}
          icon={<Crown size={24} />}
          title="This tier is free"
          action={
            <Button variant="primary" size="lg" loading={start.isPending} onClick={begin}>
              Subscribe free
            </Button>
          }
        >
          You don’t need a card and you’ll never be charged for it. Cancel anytime.
        </EmptyState>
      </div>
    </CheckoutFrame>
  )
}
