import type { AccountId, ContentId } from '@fanfare/contract'
import { HandCoins } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useActing } from '../../app/acting.ts'
import { useViewer } from '../../app/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { pressed } from '../../ui/part.ts'

const TipDialog = pressed(() => import('./tip-dialog.tsx'), 'TipDialog')

type Props = {
  creator: { id: AccountId; displayName: string }
  /** The piece it is for. */
  contentId?: ContentId
  size?: 'sm' | 'md'
}

/** Nobody tips themselves, so their own pages have none. */
export function TipButton({ creator, contentId, size = 'md' }: Props) {
  const acting = useActing()
  const viewer = useViewer()
  const [open, setOpen] = useState(false)
  if (viewer?.id === creator.id) return null
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
        {open && <TipDialog {...{ creator, contentId }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
