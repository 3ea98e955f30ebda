import type { ContentCard, ContentType } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import { Lock, Play } from 'lucide-react'
import { lockWords } from '../../core/format/access-words.ts'
import { coverProps } from '../../core/format/covers.ts'
import { avatarOf } from '../../core/format/picture.ts'
import { categoryPath, profilePath } from '../../core/navigation/paths.ts'
import { Button } from '../../ui/form/button.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { CoverPattern } from '../../ui/media/cover-pattern.tsx'
import { shortPlural } from '../../ui/text/format.ts'
import styles from './slide.module.css'

const invitations: Record<ContentType, string> = {
  video: 'Watch Now',
  audio: 'Listen Now',
  image: 'View Now',
  article: 'Read Now',
}

type Props = { content: ContentCard; label: string }

export function Slide({ content, label }: Props) {
  const { id, title, cover, category, creator, viewCount, access, type } = content
  const lock = lockWords(access)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel, not a fieldset
    <div className={styles.slide} role="group" aria-roledescription="slide" aria-label={label}>
      {cover ? (
        <img
          {...coverProps(cover, '(max-width: 767px) 100vw, 1100px')}
          className={styles.cover}
          alt=""
          width="1280"
          height="720"
          fetchPriority="high"
        />
      ) : (
        <CoverPattern seed={id} className={styles.cover} />
      )}
      <div className={styles.words}>
        <p className={styles.category}>
          <Link href={categoryPath(category)}>{categories[category].name}</Link>
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.by}>
          <Avatar
            name={creator.displayName}
            seed={creator.username}
            picture={avatarOf(creator.picture)}
            size={32}
          />
          <Link href={profilePath(creator.username)} className={styles.creator}>
            {creator.displayName}
          </Link>
          <span>
            {shortPlural(viewCount, 'view')} · {lock ?? 'Free'}
          </span>
        </p>
        <Button
          variant="primary"
          size="lg"
          icon={lock ? <Lock size={20} /> : <Play size={20} />}
          href={`/content/${id}`}
        >
          {invitations[type]}
        </Button>
      </div>
    </div>
  )
}
