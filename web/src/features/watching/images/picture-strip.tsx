import type { SignedPicture } from '@fanfare/contract'
import { useEffect, useRef } from 'react'
import styles from './picture-strip.module.css'
import { SignedImage } from './signed-image.tsx'
import type { Gallery } from './use-gallery.ts'

type Props = {
  pictures: readonly SignedPicture[]
  gallery: Gallery
  className?: string | undefined
}

/** Every picture in small; it scrolls along with the one that is shown. */
export function PictureStrip({ pictures, gallery: { at, show }, className }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = strip.current
    const shown = list?.children[at]
    if (!list || !(shown instanceof HTMLElement)) return
    // Only the strip: the browser's own way would scroll the page as well.
    list.scrollTo({
      left: shown.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2,
      top: shown.offsetTop - (list.clientHeight - shown.offsetHeight) / 2,
    })
  }, [at])
  return (
    <ul ref={strip} className={className} aria-label="Images">
      {pictures.map((one, index) => (
        <li key={one.id}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={`Image ${index + 1} of ${pictures.length}`}
            aria-current={index === at || undefined}
            onClick={() => show(index)}
          >
            <SignedImage picture={one} sizes="64px" decorative loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  )
}
