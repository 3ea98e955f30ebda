import type { CategorySummary } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOf } from '../../core/api/api.ts'
import { PartError } from '../../core/api/part-error.tsx'
import { coverProps } from '../../core/format/covers.ts'
import { categoryPath } from '../../core/navigation/paths.ts'
import { Button } from '../../ui/form/button.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { CoverPattern } from '../../ui/media/cover-pattern.tsx'
import { plural } from '../../ui/text/format.ts'
import styles from './popular-categories.module.css'
import { Section } from './section.tsx'

const first = 8
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Each by a picture of what is in it. */
export function PopularCategories() {
  const read = useQuery(readOf('listCategories'))
  const [isWhole, setIsWhole] = useState(false)
  const all = read.data?.categories
  return (
    <Section title="Popular Categories" isBusy={read.isPending}>
      {!all && read.error && <PartError what="categories" read={read} />}
      <ul className={styles.tiles}>
        {all?.slice(0, isWhole ? undefined : first).map((one) => (
          <li key={one.category}>
            <Tile summary={one} />
          </li>
        ))}
        {read.isPending &&
          skeletons.map((skeleton) => (
            <li key={skeleton} className={styles.tile} aria-hidden="true" />
          ))}
      </ul>
      {all && !isWhole && (
        <Button variant="outline" className={styles.all} onClick={() => setIsWhole(true)}>
          {`Show all ${all.length}`}
        </Button>
      )}
    </Section>
  )
}

function Tile({ summary: { category, contentCount, cover } }: { summary: CategorySummary }) {
  return (
    <Link href={categoryPath(category)} className={styles.tile}>
      {cover ? (
        <img
          {...coverProps(cover, '(max-width: 767px) 50vw, 280px')}
          className={styles.art}
          alt=""
          width="640"
          height="360"
          loading="lazy"
          decoding="async"
        />
      ) : (
        <CoverPattern seed={category} className={styles.art} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{categories[category].name}</span>
        {/* Older months are counted once an hour: where there is a picture, none is not the number. */}
        {(contentCount > 0 || !cover) && (
          <span className={styles.count}>{plural(contentCount, 'post')}</span>
        )}
      </span>
    </Link>
  )
}
