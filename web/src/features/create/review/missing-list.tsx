import { CircleAlert } from 'lucide-react'
import { withSearch } from '../../../core/navigation/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { contentOf, isUnfinished, useUploads } from '../../uploads/index.ts'
import { useEditing } from '../editor/use-editor.ts'
import styles from './review.module.css'

/** Said by the server; a file on its way is no longer missing, only not there yet. */
export function MissingList() {
  const { draft } = useEditing()
  const travelling = useUploads().some(
    (upload) => contentOf(upload) === draft.id && isUnfinished(upload),
  )
  if (draft.missing.length === 0) return null
  return (
    <div className={styles.missing} role="status">
      <CircleAlert size={20} />
      <div>
        <p className={styles.missingTitle}>Before you can publish</p>
        <ul>
          {draft.missing.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        {travelling && <p>A file is still uploading. You can continue once it’s done.</p>}
        <Link href={withSearch(`/create/${draft.id}`, { step: '2' })} className={styles.link}>
          Back to details
        </Link>
      </div>
    </div>
  )
}
