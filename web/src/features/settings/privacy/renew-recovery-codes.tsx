import { useCommand } from '../../../app/api.ts'
import { BothFactorsStep } from './both-factors-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const renew = useCommand('renewRecoveryCodes')
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onSaved={onClose} />
  return (
    <BothFactorsStep
      title="New recovery codes"
      text="You get a new set. The old codes stop working at once."
      confirm="Make new codes"
      onProof={(body) => renew.mutateAsync({ body })}
      onClose={onClose}
    />
  )
}
