import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import typography from '../../../ui/text/typography.module.css'
import section from '../section.module.css'
import { useOwnViewer } from '../use-own-viewer.ts'
import { DisableSecondFactor } from './disable-second-factor.tsx'
import { RenewRecoveryCodes } from './renew-recovery-codes.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

export function SecondFactorPanel() {
  const { secondFactor, emailVerified, email } = useOwnViewer()
  const [doing, start] = useState<'set-up' | 'disable' | 'renew' | null>(null)
  const close = () => start(null)
  return (
    <Panel
      title="Two-Factor Authentication"
      aside={secondFactor ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>}
    >
      <p className={typography.secondary}>
        {secondFactor
          ? 'You sign in with your password and a code from your app. If you lose the app, you can use a recovery code.'
          : 'Keep your account safe even if someone steals your password. You’ll also need a code from an app on your phone to sign in.'}
      </p>
      <div className={section.after}>
        {secondFactor ? (
          <>
            <Button variant="outline" onClick={() => start('renew')}>
              New recovery codes
            </Button>
            <Button variant="danger" onClick={() => start('disable')}>
              Turn off
            </Button>
          </>
        ) : emailVerified ? (
          <Button variant="outline" onClick={() => start('set-up')}>
            Set up
          </Button>
        ) : (
          <p>Confirm your email first. Open the link we sent to {email}.</p>
        )}
      </div>
      {doing === 'set-up' && <SetUpSecondFactor onClose={close} />}
      {doing === 'disable' && <DisableSecondFactor onClose={close} />}
      {doing === 'renew' && <RenewRecoveryCodes onClose={close} />}
    </Panel>
  )
}
