import type { SignedPicture } from '@fanfare/contract'
import { PictureStage } from './picture-stage.tsx'
import type { Gallery } from './use-gallery.ts'

type Props = {
  pictures: readonly SignedPicture[]
  gallery: Gallery
  sizes: string
  /** Someone is looking through them: the next one loads before it is asked for. */
  ahead: boolean
  /** Settles once there are new addresses, or none can be had. */
  onRetry: () => Promise<unknown>
}

/** The picture that is shown and the one after it, which stays loaded when its turn comes. */
export function PictureStages({ pictures, gallery, sizes, ahead, onRetry }: Props) {
  const { at, count, many, view, show } = gallery
  const next = (at + 1) % count
  const isKept = ({ videoUrl }: SignedPicture, index: number) =>
    index === at || (ahead && index === next && !videoUrl)
  return pictures.map(
    (picture, index) =>
      isKept(picture, index) && (
        <PictureStage
          key={picture.id}
          picture={picture}
          shown={index === at}
          sizes={sizes}
          view={view}
          onSwipe={many ? (way) => show(at + way) : undefined}
          onRetry={onRetry}
        />
      ),
  )
}
