import { useCommand } from '../../../app/api.ts'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const renew = useCommand('renewRecoveryCodes')
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onSaved={onClose} />
  return (
    <PasswordStep
      title="New recovery codes"
      text="You get a new set. The old codes stop working at once."
      confirm="Make new codes"
      onPassword={(password) => renew.mutateAsync({ body: { password } })}
      onClose={onClose}
    />
  )
}
