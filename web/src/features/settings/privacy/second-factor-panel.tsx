import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
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
      <p className={section.quiet}>
        {secondFactor
          ? 'Signing in asks for your password and a code from your app. A recovery code works once when the app is lost.'
          : 'With it a stolen password is not enough: signing in also asks for a code from an app on your phone.'}
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
          <p>Confirm your e-mail first: open the link in the mail we sent to {email}.</p>
        )}
      </div>
      {doing === 'set-up' && <SetUpSecondFactor onClose={close} />}
      {doing === 'disable' && <DisableSecondFactor onClose={close} />}
      {doing === 'renew' && <RenewRecoveryCodes onClose={close} />}
    </Panel>
  )
}
