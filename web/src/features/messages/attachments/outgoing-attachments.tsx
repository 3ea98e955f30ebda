import { AudioLines, FileText, Film, Mic } from 'lucide-react'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { useObjectUrl } from '../../../ui/lib/use-object-url.ts'
import { clockTime } from '../../../ui/text/format.ts'
import { sizeWords } from '../../uploads/index.ts'
import { useFileUploads } from '../attach/file-uploads.ts'
import { type LocalFile, localFilesOf } from '../attach/local-files.ts'
import type { Outgoing } from '../outbox/outgoing.ts'
import styles from './attachments.module.css'
import file from './file-row.module.css'
import grid from './picture-grid.module.css'
import { PictureGrid, shownPictures } from './picture-grid.tsx'
import { ratioOf } from './shape.ts'

/** What waits to be sent, as it will stand there, and how far its bytes are. */
export function OutgoingAttachments({ outgoing }: { outgoing: Outgoing }) {
  const uploads = useFileUploads()
  const files = localFilesOf(outgoing)
  if (files.length === 0) return null
  const pictures = files.filter(({ kind }) => kind === 'image')
  const others = files.filter(({ kind }) => kind !== 'image')
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0)
  const sentOf = ({ id, hasArrived, bytes: all }: LocalFile) =>
    hasArrived ? all : (uploads.get(id)?.sent ?? 0)
  const sent = files.reduce((sum, one) => sum + sentOf(one), 0)
  const [first] = pictures
  return (
    <div className={styles.attachments}>
      {first && (
        <PictureGrid count={pictures.length} ratio={ratioOf(first)}>
          {pictures.slice(0, shownPictures).map((picture) => (
            <Picture key={picture.id} file={picture.file} />
          ))}
        </PictureGrid>
      )}
      {others.map((other) => (
        <Row key={other.id} {...other} />
      ))}
      {outgoing.failure === null && sent < bytes && (
        <div className={styles.progress}>
          <ProgressBar label="Sending attachments" value={sent} max={bytes} />
        </div>
      )}
    </div>
  )
}

function Picture({ file: picture }: { file: File | null }) {
  const url = useObjectUrl(picture)
  return <div className={grid.tile}>{url && <img src={url} alt="" />}</div>
}

const icons = { image: FileText, file: FileText, video: Film, audio: AudioLines, voice: Mic }

function Row({ kind, name, bytes, seconds }: LocalFile) {
  const Icon = icons[kind]
  const isVoice = kind === 'voice'
  return (
    <div className={file.file}>
      <span className={file.icon}>
        <Icon size={20} />
      </span>
      <div className={file.words}>
        <p className={file.name}>{isVoice ? 'Voice message' : name}</p>
        <p className={file.size}>
          {isVoice && seconds !== null ? clockTime(seconds) : sizeWords(bytes)}
        </p>
      </div>
    </div>
  )
}
