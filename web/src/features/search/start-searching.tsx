import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { readOf } from '../../core/api/api.ts'
import { searchFieldId } from '../../core/layout/search-field-id.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import chip from '../../ui/layout/chip.module.css'
import { Link } from '../../ui/layout/link.tsx'
import { hrefOf } from './asked/asked.ts'
import styles from './found-screen.module.css'

const shown = 12

/** Without words there is nothing to look for; tags that many use are a beginning. */
export function StartSearching() {
  const { data } = useQuery(readOf('listPopularTags', { query: { limit: shown } }))
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
      {data && data.tags.length > 0 && (
        <section className={styles.popular} aria-labelledby="popular-tags">
          <h2 id="popular-tags" className={styles.popularTitle}>
            Popular tags
          </h2>
          <ul className={styles.tags}>
            {data.tags.map(({ tag }) => (
              <li key={tag}>
                <Link href={hrefOf({ q: tag })} className={chip.chip}>
                  #{tag}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
