import type { WelcomeMessage } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { LoadError } from '../../../core/api/load-error.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import typography from '../../../ui/text/typography.module.css'
import section from '../section.module.css'

const WelcomeMessageDialog = lazyAfterPaint(
  () => import('./welcome-message-dialog.tsx'),
  'WelcomeMessageDialog',
)

/** For creators. */
export function WelcomeMessagePanel() {
  const read = useQuery(readOf('readWelcomeMessage'))
  const { data, error } = read
  return (
    <Panel title="Welcome Message">
      {data && <Chosen welcome={data} />}
      {!data && error && <LoadError level={3} title="We couldn’t load this setting" read={read} />}
      {!data && !error && <SkeletonText lines={2} />}
    </Panel>
  )
}

function Chosen({ welcome }: { welcome: WelcomeMessage }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className={typography.secondary}>
        {welcome.isOn
          ? 'New subscribers get a message from you, if they accept messages from you.'
          : 'New subscribers don’t get a message from you.'}
      </p>
      <div className={section.after}>
        <Button
          variant="outline"
          aria-label="Configure Welcome Message"
          onClick={() => setOpen(true)}
        >
          Configure
        </Button>
      </div>
      <Suspense>
        {isOpen && <WelcomeMessageDialog welcome={welcome} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
