import type { Attachment } from '@fanfare/contract'
import { Eye, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useObjectUrl } from '../../../ui/lib/use-object-url.ts'
import { failureWords } from './failure-words.ts'
import type { Place } from './open-attachment.ts'
import styles from './picture-grid.module.css'
import { usePreview } from './use-preview.ts'

type Props = {
  place: Place
  attachment: Attachment
  /** As this page has sent it. */
  file: File | null
  label: string
  /** Pictures behind this one that have no place of their own. */
  more: number
  onOpen: () => void
}

export function PictureTile({ place, attachment, file, label, more, onOpen }: Props) {
  const own = useObjectUrl(file)
  const [isOwnBroken, setOwnBroken] = useState(false)
  const { url, renew } = usePreview(place, attachment)
  const src = own && !isOwnBroken ? own : url
  const { state, placeholder } = attachment
  if (state === 'failed') {
    return (
      <div className={styles.tile}>
        <p className={styles.failed}>
          <ImageOff size={20} />
          {failureWords(attachment)}
        </p>
      </div>
    )
  }
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={more > 0 ? `${label}, +${more}` : label}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      onClick={onOpen}
    >
      {src ? (
        <img
          src={src}
          alt=""
          // What stood here while it was sent is not to blink.
          decoding={src === own ? 'sync' : 'async'}
          onError={() => (src === own ? setOwnBroken(true) : renew())}
        />
      ) : (
        <Missing isUnopened={place.isSold && state === 'ready'} />
      )}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </button>
  )
}

/** Nothing is drawn of what was bought before its buyer opens it: until then they can give it back. */
function Missing({ isUnopened }: { isUnopened: boolean }) {
  if (!isUnopened) return <Spinner size={20} label="Processing" />
  return (
    <span className={styles.unopened}>
      <Eye size={20} />
      Open
    </span>
  )
}
