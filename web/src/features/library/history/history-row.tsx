import type { HistoryEntry } from '@fanfare/contract'
import { X } from 'lucide-react'
import { profilePath } from '../../../core/navigation/paths.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { RelativeTime } from '../../../ui/text/relative-time.tsx'
import { Cover, useRemoveEntry, WatchedBar } from '../../content-cards/index.ts'
import styles from './history.module.css'

export function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const { content, openedAt, position } = entry
  const { id, title, creator, duration } = content
  const remove = useRemoveEntry(entry)
  return (
    <article className={styles.row}>
      <Cover content={content} sizes="168px" small className={styles.cover}>
        {position !== null && position > 0 && duration !== null && (
          <WatchedBar position={position} duration={duration} />
        )}
      </Cover>
      <div className={styles.words}>
        <h4 className={styles.title}>
          <Link href={`/content/${id}`} className={styles.link}>
            {title}
          </Link>
        </h4>
        <p className={styles.by}>
          <Link href={profilePath(creator.username)} className={styles.creator}>
            {creator.displayName}
          </Link>
        </p>
        <p className={styles.when}>
          <RelativeTime at={openedAt} />
        </p>
      </div>
      <IconButton
        label={`Remove ${title} from history`}
        icon={<X size={16} />}
        className={styles.remove}
        onClick={() => void remove()}
      />
    </article>
  )
}
