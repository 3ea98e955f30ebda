import type { ContinuedCard } from '@fanfare/contract'
import { EllipsisVertical, X } from 'lucide-react'
import { avatarOf } from '../../core/format/picture.ts'
import { profilePath } from '../../core/navigation/paths.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import card from './content-card.module.css'
import styles from './continue-card.module.css'
import { Cover } from './cover.tsx'
import { timeLeft } from './time-left.ts'
import { contentTypes } from './types.ts'
import { useRemoveEntry } from './use-remove-entry.ts'
import { WatchedBar } from './watched-bar.tsx'

const sizes = '(max-width: 767px) 62vw, (max-width: 1279px) 33vw, 300px'

/** Where they stopped, or what it is where that says more than nothing. */
const placeWords = ({ chapter, content: { type } }: ContinuedCard) => {
  if (chapter) return `Stopped at “${chapter}”`
  return type === 'video' ? null : contentTypes[type].name
}

type Props = { continued: ContinuedCard; level?: 2 | 3; eager?: boolean }

/** A post that somebody began: how much is left of it, and where they stopped. */
export function ContinueCard({ continued, level = 3, eager = false }: Props) {
  const { content, position, duration } = continued
  const { id, title, creator } = content
  const Heading = `h${level}` as const
  const place = placeWords(continued)
  return (
    <article className={card.card}>
      <Cover content={content} sizes={sizes} eager={eager} length={timeLeft(position, duration)}>
        <WatchedBar position={position} duration={duration} />
      </Cover>
      <div className={card.words}>
        <Avatar
          name={creator.displayName}
          seed={creator.username}
          picture={avatarOf(creator.picture)}
          size={36}
          className={card.face}
        />
        <div className={card.text}>
          <Heading className={card.title}>
            <Link href={`/content/${id}`} className={card.link}>
              {title}
            </Link>
          </Heading>
          <p className={card.by}>
            <Link href={profilePath(creator.username)} className={card.creator}>
              {creator.displayName}
            </Link>
          </p>
          {place && <p className={card.by}>{place}</p>}
        </div>
        <EntryMenu continued={continued} />
      </div>
    </article>
  )
}

function EntryMenu({ continued }: { continued: ContinuedCard }) {
  const remove = useRemoveEntry(continued)
  const label = `Actions for ${continued.content.title}`
  const items = [
    { label: 'Remove from history', icon: <X size={16} />, onSelect: () => void remove() },
  ]
  return (
    <Menu
      label={label}
      items={items}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          small
          label={label}
          icon={<EllipsisVertical size={16} />}
          className={styles.menu}
        />
      )}
    />
  )
}
