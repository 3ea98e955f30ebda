import type { Attachment } from '@fanfare/contract'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { saveFile } from '../../../core/device/save-file.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { sizeWords } from '../../uploads/index.ts'
import { failureWords } from './failure-words.ts'
import styles from './file-row.module.css'
import { askFile, type Place } from './open-attachment.ts'

type Props = { place: Place; attachment: Attachment }

/** Saved, never shown: nobody looks into it for whoever gets it. */
export function FileRow({ place, attachment }: Props) {
  const { name, bytes, state } = attachment
  const [isAsking, setAsking] = useState(false)
  const download = async () => {
    setAsking(true)
    try {
      saveFile((await askFile(place)).url, name)
    } catch (error) {
      toastProblem(error)
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className={styles.file}>
      <span className={styles.icon}>
        <FileText size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.size}>
          {state === 'ready' && sizeWords(bytes)}
          {state === 'processing' && 'Processing'}
          {state === 'failed' && failureWords(attachment)}
        </p>
      </div>
      {state === 'ready' && (
        <IconButton
          label={`Download ${name}`}
          icon={<Download size={20} />}
          aria-busy={isAsking || undefined}
          onClick={() => void download()}
        />
      )}
    </div>
  )
}
