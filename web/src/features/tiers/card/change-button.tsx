import type { SubscriptionId, TierId } from '@fanfare/contract'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { ChangeToTier } from '../../subscriptions/index.ts'

type Props = { tierId: TierId; subscriptionId: SubscriptionId }

/** For whoever has another tier of the same creator: what changing costs is shown right here. */
export function ChangeButton({ tierId, subscriptionId }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change to this tier</Button>
      <Suspense>
        {open && (
          <ChangeToTier id={subscriptionId} tierId={tierId} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
