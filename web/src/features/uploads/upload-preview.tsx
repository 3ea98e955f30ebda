import type { UploadPurpose } from '@fanfare/contract/limits'
import { AudioLines, FileText, Film, Image } from 'lucide-react'
import { useState } from 'react'
import { useObjectUrl } from '../../ui/lib/use-object-url.ts'
import type { Upload } from './upload.ts'
import styles from './upload-preview.module.css'

const icons = {
  video: Film,
  audio: AudioLines,
  image: Image,
  thumbnail: Image,
  avatar: Image,
  banner: Image,
  captions: FileText,
  'message-video': Film,
  'message-audio': AudioLines,
  'message-image': Image,
  'message-file': FileText,
}

const films: readonly UploadPurpose[] = ['video', 'message-video']
const pictures: readonly UploadPurpose[] = ['image', 'thumbnail', 'message-image']

/** From the file itself, before a byte has left. What the browser cannot show has its kind's icon. */
export function UploadPreview({ upload }: { upload: Upload }) {
  const { purpose, file } = upload
  const [broken, setBroken] = useState(false)
  const isFilm = films.includes(purpose)
  const url = useObjectUrl(isFilm || pictures.includes(purpose) ? file : null)
  const Icon = icons[purpose]
  const fail = () => setBroken(true)
  return (
    <span className={styles.preview}>
      {(!url || broken) && <Icon size={20} />}
      {url && !broken && isFilm && (
        // The fragment makes browsers draw a frame instead of an empty box.
        <video src={`${url}#t=0.1`} preload="metadata" muted playsInline onError={fail} />
      )}
      {url && !broken && !isFilm && <img src={url} alt="" onError={fail} />}
    </span>
  )
}
