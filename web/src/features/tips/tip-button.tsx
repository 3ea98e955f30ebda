import type { AccountId, ContentId } from '@fanfare/contract'
import { HandCoins } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useActing } from '../../core/session/acting.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { Button } from '../../ui/form/button.tsx'
import { lazyAfterPaint } from '../../ui/lib/lazy-component.ts'

const TipDialog = lazyAfterPaint(() => import('./tip-dialog.tsx'), 'TipDialog')

type Props = {
  creator: { id: AccountId; displayName: string }
  /** The post it is for. */
  contentId?: ContentId
  size?: 'sm' | 'md'
  /** The creator looks at their own page as others see it. */
  isPreview?: boolean
}

/** Nobody tips themselves, so their own pages have none. */
export function TipButton({ creator, contentId, size = 'md', isPreview }: Props) {
  const acting = useActing()
  const viewer = useViewer()
  const [open, setOpen] = useState(false)
  if (viewer?.id === creator.id && !isPreview) return null
  return (
    <>
      <Button
        size={size}
        variant={size === 'sm' ? 'secondary' : 'outline'}
        icon={<HandCoins size={16} />}
        onClick={() => acting(() => setOpen(true))}
      >
        Tip
      </Button>
      <Suspense>
        {open && (
          <TipDialog creator={creator} contentId={contentId} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
