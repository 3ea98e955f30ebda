import { useCommand } from '../../../core/api/api.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { BothFactorsStep } from './both-factors-step.tsx'

export function DisableSecondFactor({ onClose }: { onClose: () => void }) {
  const disable = useCommand('disableSecondFactor', { refresh: ['readViewer'] })
  const done = () => {
    showToast('Two-factor authentication is off', { tone: 'good' })
    onClose()
  }
  return (
    <BothFactorsStep
      title="Turn off two-factor authentication"
      description="You’ll only need your password to sign in. Your recovery codes will stop working."
      submit="Turn off"
      danger
      onProof={(body) => disable.run({ body }).then(done)}
      onClose={onClose}
    />
  )
}
