import type { ProfilePicture } from '@fanfare/contract/limits'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { Slider } from '../../ui/form/slider.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { coverOf, type Framed, mostZoom, start, type View, zoomTo } from './crop.ts'
import styles from './crop-dialog.module.css'
import { encodePicture } from './encode-picture.ts'
import { pictureKinds } from './kinds.ts'
import { useCropGestures } from './use-crop-gestures.ts'
import { useImage } from './use-image.ts'

type Props = {
  purpose: ProfilePicture
  noun: string
  file: File
  onCut: (blob: Blob) => void
  onClose: () => void
}

export function CropDialog({ purpose, noun, file, onCut, onClose }: Props) {
  const { shape, ratio, width } = pictureKinds[purpose]
  const { image, unreadable } = useImage(file)
  const [view, setView] = useState<View>(start)
  const [cutting, setCutting] = useState(false)
  const [failed, setFailed] = useState(false)
  const picture = image && { width: image.naturalWidth, height: image.naturalHeight, ratio }
  const cut = async () => {
    if (!image || !picture) return
    setCutting(true)
    try {
      onCut(await encodePicture(image, picture, view, width))
    } catch {
      setFailed(true)
      setCutting(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Crop your ${noun}`}
      size={purpose === 'banner' ? 'lg' : 'md'}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" loading={cutting} disabled={!image} onClick={cut}>
            Use {noun}
          </Button>
        </>
      }
    >
      {(unreadable || failed) && (
        <FormError title="We can’t read this image">
          Choose another JPG, PNG, GIF or WebP file.
        </FormError>
      )}
      {!image && !unreadable && <Skeleton shape="block" height={348} />}
      {image && picture && (
        <>
          <Stage
            purpose={purpose}
            label={`Your ${noun} with a ${shape} crop`}
            image={image}
            picture={picture}
            view={view}
            onView={setView}
          />
          <p id="crop-keys" className={styles.keys}>
            Drag to move, and pinch or scroll to zoom. On a keyboard, use the arrow keys, + and −.
            {purpose === 'banner' && ' Phones show the part between the dashed lines.'}
          </p>
          <Slider
            label="Zoom"
            min={1}
            max={mostZoom}
            step={0.01}
            value={view.zoom}
            onChange={(zoom) => setView(zoomTo(picture, view, zoom))}
            before={<ZoomOut size={20} />}
            after={<ZoomIn size={20} />}
          />
        </>
      )}
    </Dialog>
  )
}

type StageProps = {
  purpose: ProfilePicture
  label: string
  image: HTMLImageElement
  picture: Framed
  view: View
  onView: (change: (view: View) => View) => void
}

function Stage({ purpose, label, image, picture, view, onView }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const mask = useRef<HTMLDivElement>(null)
  const gestures = useCropGestures({ stage, mask, picture, onView })
  useEffect(() => stage.current?.focus({ preventScroll: true }), [])
  const cover = coverOf(picture)
  return (
    <div
      ref={stage}
      role="application"
      aria-label={label}
      aria-describedby="crop-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and zoomed by keyboard
      tabIndex={0}
      data-first
      data-purpose={purpose}
      className={styles.stage}
      {...gestures}
    >
      <div ref={mask} className={styles.mask}>
        <img
          className={styles.picture}
          src={image.src}
          alt=""
          draggable={false}
          style={{
            width: `${cover.width * view.zoom * 100}%`,
            height: `${cover.height * view.zoom * 100}%`,
            left: `${50 + view.x * 100}%`,
            top: `${50 + view.y * 100}%`,
          }}
        />
        <span className={styles.edge} />
      </div>
    </div>
  )
}
