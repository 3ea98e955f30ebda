import type { MayWrite, MessagePrivacy } from '@fanfare/contract'
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

const MessagePrivacyDialog = lazyAfterPaint(
  () => import('./message-privacy-dialog.tsx'),
  'MessagePrivacyDialog',
)

const words: Record<MayWrite, string> = {
  everyone: 'Everyone can message you',
  following: 'People you follow can message you',
  subscribers: 'Your subscribers can message you',
  nobody: 'Nobody new can message you',
}

export function MessagePrivacyPanel() {
  const read = useQuery(readOf('readMessagePrivacy'))
  const { data, error } = read
  return (
    <Panel title="Message Privacy">
      {data && <Chosen privacy={data} />}
      {!data && error && <LoadError level={3} title="We couldn’t load this setting" read={read} />}
      {!data && !error && <SkeletonText lines={2} />}
    </Panel>
  )
}

function Chosen({ privacy }: { privacy: MessagePrivacy }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className={typography.secondary}>
        {words[privacy.mayWrite]}, as can those you’ve answered. Read receipts are{' '}
        {privacy.readReceipts ? 'on' : 'off'}, your activity status is{' '}
        {privacy.activityStatus ? 'on' : 'off'}.
      </p>
      <div className={section.after}>
        <Button
          variant="outline"
          aria-label="Configure Message Privacy"
          onClick={() => setOpen(true)}
        >
          Configure
        </Button>
      </div>
      <Suspense>
        {isOpen && <MessagePrivacyDialog privacy={privacy} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
