import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../form/button.tsx'
import type { Href } from '../layout/link.tsx'
import { lazyAfterPaint } from '../lib/lazy-component.ts'

const ShareDialog = lazyAfterPaint(() => import('./share-dialog.tsx'), 'ShareDialog')

type Props = { title: string; path: Href; onShared?: (() => void) | undefined }

/** The link, the places to share it in and its QR code. */
export function ShareButton({ title, path, onShared }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" icon={<Share2 size={16} />} onClick={() => setOpen(true)}>
        Share
      </Button>
      <Suspense>
        {open && (
          <ShareDialog
            path={path}
            title={title}
            onShared={onShared}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
