import type { ContentResult } from '@fanfare/contract'
import { Captions } from 'lucide-react'
import { withSearch } from '../../../core/navigation/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { clockTime } from '../../../ui/text/format.ts'
import { ContentCard } from '../../content-cards/index.ts'
import { Highlighted } from './highlighted.tsx'
import styles from './result-card.module.css'

const shownTags = 3

type Props = { result: ContentResult; level: 2 | 3; eager: boolean }

/** A card that also says why it was found. */
export function ResultCard({ result, level, eager }: Props) {
  const { content, titleHighlights, description, passage } = result
  return (
    <ContentCard
      content={content}
      level={level}
      eager={eager}
      shownTitle={<Highlighted text={content.title} highlights={titleHighlights} />}
    >
      {description.text && (
        <p className={styles.description}>
          <Highlighted {...description} />
        </p>
      )}
      {content.tags.length > 0 && (
        <p className={styles.tags}>
          {content.tags.slice(0, shownTags).map((tag) => (
            <span key={tag}>#{tag}</span>
          ))}
        </p>
      )}
      {passage && (
        <Link
          href={withSearch(`/content/${content.id}`, { t: String(Math.floor(passage.second)) })}
          className={styles.passage}
        >
          <Captions size={16} />
          <span className={styles.said}>
            <span className={styles.at}>At {clockTime(passage.second)}</span> “
            <Highlighted {...passage} />”
          </span>
        </Link>
      )}
    </ContentCard>
  )
}
