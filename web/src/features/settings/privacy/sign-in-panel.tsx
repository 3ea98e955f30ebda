import { useState } from 'react'
import { useCommand } from '../../../core/api/api.ts'
import { toastResult } from '../../../core/api/toast-result.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import typography from '../../../ui/text/typography.module.css'
import { ChangeEmailDialog } from '../change-email-dialog.tsx'
import section from '../section.module.css'
import { useOwnViewer } from '../use-own-viewer.ts'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

export function SignInPanel() {
  const { email, emailVerified } = useOwnViewer()
  const [asking, ask] = useState<'email' | 'password' | null>(null)
  const resend = useCommand('resendVerification')
  const sendAgain = () =>
    void toastResult(
      resend.run({}),
      `We sent a new link to ${email}`,
      'We couldn’t send the email.',
    )
  const close = () => ask(null)
  return (
    <Panel title="Sign-in">
      <div className={section.rows}>
        <div className={section.row}>
          <div className={section.words}>
            <p className={layout.row8}>
              <span className={section.name}>Email</span>
              {emailVerified ? (
                <Badge tone="good">Confirmed</Badge>
              ) : (
                <Badge tone="warn">Not confirmed</Badge>
              )}
            </p>
            <p className={typography.hint}>{email}</p>
          </div>
          <div className={layout.row12}>
            {!emailVerified && (
              <Button variant="ghost" loading={resend.isPending} onClick={sendAgain}>
                Resend link
              </Button>
            )}
            <Button variant="outline" aria-label="Change email" onClick={() => ask('email')}>
              Change
            </Button>
          </div>
        </div>
        <div className={section.row}>
          <div className={section.words}>
            <p className={section.name}>Password</p>
            <p className={typography.hint}>Changing it signs you out on your other devices.</p>
          </div>
          <Button variant="outline" aria-label="Change password" onClick={() => ask('password')}>
            Change
          </Button>
        </div>
      </div>
      {asking === 'email' && <ChangeEmailDialog onClose={close} />}
      {asking === 'password' && <ChangePasswordDialog onClose={close} />}
    </Panel>
  )
}
