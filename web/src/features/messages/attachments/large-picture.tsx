import type { Attachment } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { PartError } from '../../../core/api/part-error.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useObjectUrl } from '../../../ui/lib/use-object-url.ts'
import { SignedImage } from '../../watching/index.ts'
import type { LocalFile } from '../attach/local-files.ts'
import styles from './lightbox.module.css'
import { attachmentQuery, type Place } from './open-attachment.ts'

type Props = { place: Place; attachment: Attachment; local: LocalFile | undefined }

export function LargePicture({ place, attachment, local }: Props) {
  const own = useObjectUrl(local?.file ?? null)
  const isReady = attachment.state === 'ready'
  const read = useQuery({ ...attachmentQuery(place), enabled: isReady })
  const opened = read.data?.attachment
  if (opened?.type === 'image') {
    return (
      <SignedImage
        picture={{ ...opened.picture, altText: attachment.name }}
        sizes="100vw"
        className={styles.picture}
        draggable={false}
        // Beside what does not fill the screen it would be seen.
        style={{ backgroundImage: 'none' }}
      />
    )
  }
  if (own) return <img src={own} alt={attachment.name} className={styles.picture} />
  if (read.error) return <PartError what="this photo" read={read} />
  return <Spinner size={32} label={isReady ? 'Loading' : 'Processing'} />
}
