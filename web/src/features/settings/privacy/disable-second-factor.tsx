import { useCommand } from '../../../app/api.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { PasswordStep } from './password-step.tsx'

export function DisableSecondFactor({ onClose }: { onClose: () => void }) {
  const disable = useCommand('disableSecondFactor', { refresh: ['readViewer'] })
  const turnOff = async (password: string) => {
    await disable.mutateAsync({ body: { password } })
    showToast('Two-factor authentication is off.', { tone: 'good' })
    onClose()
  }
  return (
    <PasswordStep
      title="Turn off two-factor authentication"
      text="From then on your password alone is enough to sign in. Your recovery codes stop working."
      confirm="Turn off"
      danger
      onPassword={turnOff}
      onClose={onClose}
    />
  )
}
