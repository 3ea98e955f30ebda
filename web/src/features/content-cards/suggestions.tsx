import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { PartError } from '../../core/api/part-error.tsx'
import rail from '../../ui/layout/rail.module.css'
import { SmallCard, SmallCardSkeleton } from './small-card.tsx'
import styles from './suggestions.module.css'

const shown = 5
const skeletons = ['a', 'b', 'c', 'd', 'e']

/** Beside other pages: popular posts of creators whom the viewer doesn't follow. */
export function Suggestions() {
  const read = useQuery(readOf('listSuggestions'))
  if (!read.data && read.error) return <PartError what="suggestions" read={read} />
  if (read.data?.content.length === 0) return null
  return (
    <section aria-labelledby="suggestions" aria-busy={!read.data}>
      <h2 id="suggestions" className={rail.title}>
        Suggested for you
      </h2>
      <ul className={styles.list}>
        {read.data
          ? read.data.content.slice(0, shown).map((content) => (
              <li key={content.id}>
                <SmallCard content={content} />
              </li>
            ))
          : skeletons.map((skeleton) => (
              <li key={skeleton}>
                <SmallCardSkeleton />
              </li>
            ))}
      </ul>
    </section>
  )
}
