import { useState } from 'react'
import { useCommand } from '../../../app/api.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { ChangeEmailDialog } from '../change-email-dialog.tsx'
import section from '../section.module.css'
import { useOwnViewer } from '../use-own-viewer.ts'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import styles from './privacy.module.css'

export function SignInPanel() {
  const { email, emailVerified } = useOwnViewer()
  const [asking, ask] = useState<'email' | 'password' | null>(null)
  const resend = useCommand('resendVerification')
  const sendAgain = () =>
    resend.mutate(
      {},
      {
        onSuccess: () => showToast(`We sent another link to ${email}.`, { tone: 'good' }),
        onError: ({ problem }) => showToast(`No mail was sent. ${problem.detail}`, { tone: 'bad' }),
      },
    )
  const close = () => ask(null)
  return (
    <Panel title="Signing in">
      <div className={section.rows}>
        <div className={section.row}>
          <div className={section.words}>
            <p className={styles.line}>
              <span className={section.name}>E-mail</span>
              {emailVerified ? (
                <Badge tone="good">Confirmed</Badge>
              ) : (
                <Badge tone="warn">Not confirmed</Badge>
              )}
            </p>
            <p className={section.hint}>{email}</p>
          </div>
          <div className={section.actions}>
            {!emailVerified && (
              <Button variant="ghost" loading={resend.isPending} onClick={sendAgain}>
                Send the link again
              </Button>
            )}
            <Button variant="outline" aria-label="Change e-mail" onClick={() => ask('email')}>
              Change
            </Button>
          </div>
        </div>
        <div className={section.row}>
          <div className={section.words}>
            <p className={section.name}>Password</p>
            <p className={section.hint}>Changing it signs out your other devices.</p>
          </div>
          <Button variant="outline" aria-label="Change password" onClick={() => ask('password')}>
            Change
          </Button>
        </div>
      </div>
      <ChangeEmailDialog open={asking === 'email'} onClose={close} />
      <ChangePasswordDialog open={asking === 'password'} onClose={close} />
    </Panel>
  )
}
