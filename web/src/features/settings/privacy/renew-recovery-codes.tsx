import { useCommand } from '../../../core/api/api.ts'
import { BothFactorsStep } from './both-factors-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const renew = useCommand('renewRecoveryCodes')
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onSaved={onClose} />
  return (
    <BothFactorsStep
      title="New recovery codes"
      description="You’ll get a new set. Your old codes will stop working right away."
      submit="Get new codes"
      onProof={(body) => renew.run({ body })}
      onClose={onClose}
    />
  )
}
