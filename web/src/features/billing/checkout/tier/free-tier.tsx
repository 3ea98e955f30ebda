import { Crown } from 'lucide-react'
import { useState } from 'react'
import { ownTimeZone } from '../../../../app/time-zone.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { CheckoutFrame } from '../checkout-frame.tsx'
import type { WantedTier } from '../wanted.ts'
import { Started } from './started.tsx'
import styles from './tier.module.css'
import { useStart } from './use-start.ts'

/** Nothing is for sale where nothing is asked for: it starts with a word. */
export function FreeTier({ wanted: { id } }: { wanted: WantedTier }) {
  const start = useStart()
  const [isStarted, setIsStarted] = useState(false)
  const begin = () =>
    start.mutate(
      { body: { tierId: id, timeZone: ownTimeZone() } },
      { onSuccess: () => setIsStarted(true) },
    )
  if (isStarted) return <Started words="It costs nothing, and no card is kept for it." />
  return (
    <CheckoutFrame>
      <div className={styles.form}>
        {start.error && (
          <FormError title="You are not subscribed yet">{start.error.problem.detail}</FormError>
        )}
        <EmptyState
          level={1}
          icon={<Crown size={24} />}
          title="This tier is free"
          action={
            <Button variant="primary" size="lg" loading={start.isPending} onClick={begin}>
              Subscribe for nothing
            </Button>
          }
        >
          It needs no card, and nothing will ever be charged for it. You can leave at any time.
        </EmptyState>
      </div>
    </CheckoutFrame>
  )
}
