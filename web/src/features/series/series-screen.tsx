import type { SeriesId, SeriesView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ListX, Play } from 'lucide-react'
import { readOf } from '../../core/api/api.ts'
import { LoadError } from '../../core/api/load-error.tsx'
import { avatarOf } from '../../core/format/picture.ts'
import { profilePath } from '../../core/navigation/paths.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { MissingState } from '../../ui/feedback/missing-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Link } from '../../ui/layout/link.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { plural, spokenTime } from '../../ui/text/format.ts'
import typography from '../../ui/text/typography.module.css'
import { SmallCard } from '../content-cards/index.ts'
import styles from './series-screen.module.css'
import { SeriesSkeleton } from './series-skeleton.tsx'

export function SeriesScreen() {
  const { id } = useParams({ from: '/series/$id' })
  const query = useQuery(readOf('readSeries', { params: { id: id as SeriesId } }))
  const { data, error } = query
  const code = error?.problem.code
  const missing = code === 'series.not-found' || code === 'request.invalid'
  useTitle(missing ? 'Series not found' : (data?.series.title ?? 'Series'))
  if (missing) return <SeriesNotFound />
  if (data) return <Series series={data.series} />
  if (error) return <LoadError level={1} title="We couldn’t load this series" read={query} />
  return <SeriesSkeleton />
}

const lengthOf = ({ contents }: SeriesView) => {
  const seconds = contents.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  return [plural(contents.length, 'part'), seconds > 0 && spokenTime(seconds)].filter(Boolean)
}

function Series({ series }: { series: SeriesView }) {
  const { title, description, creator, contents } = series
  const first = contents[0]
  return (
    <article className={styles.series}>
      <header className={styles.head}>
        <p className={styles.kind}>Series</p>
        <h1>{title}</h1>
        <p className={styles.by}>
          <Avatar
            name={creator.displayName}
            seed={creator.username}
            picture={avatarOf(creator.picture)}
            size={28}
          />
          <Link href={profilePath(creator.username)} className={styles.creator}>
            {creator.displayName}
          </Link>
          <span>{lengthOf(series).join(' · ')}</span>
        </p>
        {description && <p className={styles.text}>{description}</p>}
        {first && (
          <Button
            variant="primary"
            size="lg"
            icon={<Play size={20} />}
            href={`/content/${first.id}`}
            className={styles.start}
          >
            Start with part 1
          </Button>
        )}
      </header>
      {contents.length === 0 && (
        <p className={typography.tertiary}>Nothing in this series has been published yet.</p>
      )}
      <ol className={layout.stack16}>
        {contents.map((content, at) => (
          <li key={content.id} className={styles.part}>
            <span className={styles.number}>{at + 1}</span>
            <SmallCard content={content} withoutCreator />
          </li>
        ))}
      </ol>
    </article>
  )
}

function SeriesNotFound() {
  return (
    <MissingState icon={<ListX size={24} />} title="Series not found">
      This series doesn’t exist or was removed.
    </MissingState>
  )
}
