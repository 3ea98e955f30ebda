import type { Attachment } from '@fanfare/contract'
import { Suspense, useState } from 'react'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import { type LocalFile, sentFiles } from '../attach/local-files.ts'
import styles from './attachments.module.css'
import { Clip } from './clip.tsx'
import { FileRow } from './file-row.tsx'
import { type Carrier, placeOf } from './open-attachment.ts'
import { PictureGrid, shownPictures } from './picture-grid.tsx'
import { PictureTile } from './picture-tile.tsx'
import { ratioOf } from './shape.ts'
import { Sound } from './sound.tsx'

const Lightbox = lazyAfterPaint(() => import('./lightbox.tsx'), 'Lightbox')

export interface Shown {
  readonly attachment: Attachment
  /** Where this page has sent it: the file itself, before the server has looked at it. */
  readonly local: LocalFile | undefined
}

const shownOf = ({ attachments, clientId }: Carrier): Shown[] => {
  const sent = sentFiles(clientId)
  return attachments.map((attachment, at) => ({ attachment, local: sent[at] }))
}

/** The pictures first. */
export function OpenAttachments({ carrier }: { carrier: Carrier }) {
  const all = shownOf(carrier)
  const pictures = all.filter(({ attachment }) => attachment.kind === 'image')
  return (
    <div className={styles.attachments}>
      {pictures.length > 0 && <Pictures carrier={carrier} pictures={pictures} />}
      {all.map((shown) => (
        <Other key={shown.attachment.id} carrier={carrier} {...shown} />
      ))}
    </div>
  )
}

function Other({ carrier, attachment, local }: Shown & { carrier: Carrier }) {
  const place = placeOf(carrier, attachment)
  const { by } = carrier
  switch (attachment.kind) {
    case 'image':
      return null
    case 'video':
      return <Clip place={place} attachment={attachment} by={by} />
    case 'audio':
    case 'voice':
      return <Sound place={place} attachment={attachment} local={local} by={by} />
    case 'file':
      return <FileRow place={place} attachment={attachment} />
  }
}

type PicturesProps = { carrier: Carrier; pictures: readonly Shown[] }

function Pictures({ carrier, pictures }: PicturesProps) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const count = pictures.length
  const first = pictures[0]
  // It keeps the shape it was first seen in, also when its own becomes known.
  const [ratio] = useState(() =>
    ratioOf(first?.attachment.width ? first.attachment : (first?.local ?? noSize)),
  )
  return (
    <>
      <PictureGrid count={count} ratio={ratio}>
        {pictures.slice(0, shownPictures).map(({ attachment, local }, at) => (
          <PictureTile
            key={attachment.id}
            place={placeOf(carrier, attachment)}
            attachment={attachment}
            file={local?.file ?? null}
            label={count === 1 ? 'Open photo' : `Open photo ${at + 1} of ${count}`}
            more={at === shownPictures - 1 ? Math.max(0, count - shownPictures) : 0}
            onOpen={() => setOpenAt(at)}
          />
        ))}
      </PictureGrid>
      <Suspense>
        {openAt !== null && (
          <Lightbox
            carrier={carrier}
            pictures={pictures.filter(({ attachment }) => attachment.state !== 'failed')}
            firstId={pictures[openAt]?.attachment.id}
            onClose={() => setOpenAt(null)}
          />
        )}
      </Suspense>
    </>
  )
}

const noSize = { width: null, height: null }
