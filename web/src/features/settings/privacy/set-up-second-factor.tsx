import { useState } from 'react'
import { useCommand } from '../../../core/api/api.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'

/** Password, then the app, then the codes for when the app is lost. Nothing is on before a code was right. */
export function SetUpSecondFactor({ onClose }: { onClose: () => void }) {
  const begin = useCommand('beginSecondFactor')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const enable = useCommand('enableSecondFactor', { refresh: ['readViewer'] })
  const done = () => {
    showToast('Two-factor authentication is on', { tone: 'good' })
    onClose()
  }
  if (codes) return <RecoveryCodes codes={codes} onSaved={done} />
  if (begin.data) {
    return (
      <ScanStep
        secret={begin.data.secret}
        uri={begin.data.uri}
        onCode={async (code) => {
          const { recoveryCodes } = await enable.run({ body: { code } })
          setCodes(recoveryCodes)
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <PasswordStep
      title="Set up two-factor authentication"
      description="You’ll need an authenticator app, like the one built into your password manager."
      submit="Continue"
      onPassword={(password) => begin.run({ body: { password } })}
      onClose={onClose}
    />
  )
}
