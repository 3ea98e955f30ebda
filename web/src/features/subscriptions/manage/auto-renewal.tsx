import type { SubscriptionView } from '@fanfare/contract'
import { useState } from 'react'
import { toastResult } from '../../../core/api/toast-result.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { CancelDialog } from '../cancel-button.tsx'
import { useResume } from '../use-subscriptions.ts'

/** Off is a cancellation and on takes it back, so it moves once the server has done so. */
export function AutoRenewal({ subscription }: { subscription: SubscriptionView }) {
  const [asking, setAsking] = useState(false)
  const resume = useResume()
  const { id, state, basis, abilities } = subscription
  const isOff = state === 'cancelled'
  if (basis !== 'paid' || (state !== 'active' && !isOff)) return null
  const turn = () => {
    if (!isOff) setAsking(true)
    else void toastResult(resume.run({ params: { id } }), 'Auto-renewal is on')
  }
  return (
    <>
      <Switch
        label="Auto-renewal"
        hint={isOff ? 'Off: ends after this billing period' : 'On: renews until you cancel'}
        checked={!isOff}
        disabled={isOff ? !abilities.resume : !abilities.cancel}
        onChange={turn}
      />
      <CancelDialog subscription={subscription} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
