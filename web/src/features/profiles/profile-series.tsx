import type { ProfileView, SeriesCard } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { ListVideo } from 'lucide-react'
import { readOf } from '../../core/api/api.ts'
import { LoadError } from '../../core/api/load-error.tsx'
import { coverProps } from '../../core/format/covers.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { CoverPattern } from '../../ui/media/cover-pattern.tsx'
import { plural } from '../../ui/text/format.ts'
import styles from './profile-series.module.css'

const skeletons = ['a', 'b', 'c']

/** What a creator put in order, each with the cover of its first post. */
export function ProfileSeries({ profile }: { profile: ProfileView }) {
  const query = useQuery(readOf('listCreatorSeries', { params: { id: profile.id } }))
  const { data, error } = query
  if (!data && error) return <LoadError title="We couldn’t load these series" read={query} />
  return (
    <ul className={styles.grid} aria-busy={!data || undefined} aria-label="Series">
      {data?.series.map((series) => (
        <Shelved key={series.id} series={series} />
      ))}
      {!data &&
        skeletons.map((bone) => (
          <li key={bone}>
            <Skeleton shape="block" height={170} />
          </li>
        ))}
    </ul>
  )
}

const Shelved = ({ series: { id, title, length, cover } }: { series: SeriesCard }) => (
  <li>
    <Link href={`/series/${id}`} className={styles.series}>
      <span className={styles.cover}>
        {cover ? (
          <img {...coverProps(cover, '360px')} alt="" loading="lazy" />
        ) : (
          <CoverPattern seed={id} />
        )}
        <span className={styles.count}>
          <ListVideo size={14} />
          {plural(length, 'post')}
        </span>
      </span>
      <span className={styles.title}>{title}</span>
    </Link>
  </li>
)
