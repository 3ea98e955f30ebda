import { BellRing } from 'lucide-react'
import { LoadError } from '../../../../core/api/load-error.tsx'
import { Message } from '../../../../ui/feedback/message.tsx'
import { SkeletonText } from '../../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { Badge } from '../../../../ui/layout/badge.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import { Panel } from '../../../../ui/layout/panel.tsx'
import typography from '../../../../ui/text/typography.module.css'
import section from '../../section.module.css'
import type { PushSupport } from './browser-push.ts'
import { PushDevices } from './push-devices.tsx'
import { usePush } from './use-push.ts'

type Push = ReturnType<typeof usePush>

export function PushPanel() {
  const push = usePush()
  const { devices, isKnown, isOn } = push
  const others = devices.data?.devices.filter(({ current }) => !(current && isOn)) ?? []
  return (
    <Panel title="Push notifications" aside={isOn && <Badge tone="good">On</Badge>}>
      {isKnown && (
        <div className={layout.stack16}>
          {push.support === 'yes' ? <ThisDevice push={push} /> : <Unavailable why={push.support} />}
          {others.length > 0 && <PushDevices devices={others} />}
        </div>
      )}
      {!isKnown && devices.error && (
        <LoadError level={3} title="We couldn’t load your push notifications" read={devices} />
      )}
      {!isKnown && !devices.error && <SkeletonText lines={2} />}
    </Panel>
  )
}

function ThisDevice({ push }: { push: Push }) {
  const { isOn, isTurning, problem, isUnanswered } = push
  return (
    <div className={section.row}>
      <div className={section.words}>
        <p className={section.name}>On this device</p>
        <p className={typography.hint}>
          {isOn
            ? 'You’ll hear from us here, even when Fanfare is closed. Signing out turns this off.'
            : 'Hear about what’s new here, even when Fanfare is closed.'}
        </p>
        <div role="status">
          {problem && <Message>{problem}</Message>}
          {!problem && isUnanswered && (
            <p className={typography.hint}>Choose Allow when your browser asks.</p>
          )}
        </div>
      </div>
      {isOn ? (
        <Button variant="outline" loading={isTurning} onClick={push.turnOff}>
          Turn off
        </Button>
      ) : (
        <Button icon={<BellRing size={16} />} loading={isTurning} onClick={push.turnOn}>
          Turn on
        </Button>
      )}
    </div>
  )
}

const reasons: Record<Exclude<PushSupport, 'yes'>, readonly [title: string, hint: string]> = {
  blocked: [
    'Blocked in this browser',
    'To get push notifications here, allow notifications for Fanfare in your browser’s site settings, then reload this page.',
  ],
  'home-screen': [
    'Add Fanfare to your Home Screen',
    'On iPhone and iPad, tap Share, then Add to Home Screen. Open Fanfare from there and turn on push notifications.',
  ],
  no: [
    'Not available in this browser',
    'This browser can’t show push notifications. Try another one, or a window that isn’t private.',
  ],
}

function Unavailable({ why }: { why: Exclude<PushSupport, 'yes'> }) {
  const [title, hint] = reasons[why]
  return (
    <div>
      <p className={section.name}>{title}</p>
      <p className={typography.hint}>{hint}</p>
    </div>
  )
}
