import { Search } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { searchFieldId } from '../../core/layout/search-field-id.ts'
import { tagPath } from '../../core/navigation/paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import { hrefOf } from './asked/asked.ts'
import styles from './found-screen.module.css'
import { useTrendingSearches } from './use-trending-searches.ts'

/** Without words there is nothing to look for; what many look for is a beginning. */
export function StartSearching() {
  const { queries, tags } = useTrendingSearches()
  return (
    <>
      <EmptyState
        level={1}
        icon={<Search size={24} />}
        title="Start searching"
        action={
          <Button
            variant="primary"
            icon={<Search size={16} />}
            onClick={() => document.getElementById(searchFieldId)?.focus()}
          >
            Search
          </Button>
        }
      >
        Find creators and posts by title, name, tag or what’s said in them.
      </EmptyState>
      <div className={styles.beginnings}>
        <Beginnings title="Trending searches">
          {queries.map((q) => (
            <li key={q}>
              <Chip href={hrefOf({ q })}>{q}</Chip>
            </li>
          ))}
        </Beginnings>
        <Beginnings title="Popular tags">
          {tags.map(({ tag }) => (
            <li key={tag}>
              <Chip href={tagPath(tag)}>{`#${tag}`}</Chip>
            </li>
          ))}
        </Beginnings>
      </div>
    </>
  )
}

function Beginnings({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <section className={styles.popular} aria-labelledby={id}>
      <h2 id={id} className={styles.popularTitle}>
        {title}
      </h2>
      <ul className={styles.tags}>{children}</ul>
    </section>
  )
}
