import type { SearchType } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { LinkTabs } from '../../ui/layout/tabs.tsx'
import { type Asked, hrefOf, searchTypes, withFilters } from './asked/asked.ts'
import { countOf, countOfAll, totalText } from './results/result-words.ts'
import type { Results } from './results/use-results.ts'

const names: Record<SearchType, string> = {
  video: 'Videos',
  image: 'Images',
  audio: 'Audio',
  text: 'Articles',
}

const counted = (count: number | undefined) =>
  count === undefined ? {} : { count: totalText(count) }

/** A type is a filter of posts that is always in sight; people are a list of their own. */
export function FoundTabs({ asked, results }: { asked: Asked; results: Results }) {
  const { filters, isPeople } = asked
  const { first } = results.content
  // Without the engine nothing is counted, which is not to say that there is none.
  const facets = first?.isFallback ? undefined : first?.facets
  const people = results.users.first?.total
  const all =
    facets && people !== undefined
      ? Math.min(limits.searchTotal, countOfAll(facets) + people)
      : undefined
  const hrefOfType = (contentType: SearchType | undefined) =>
    hrefOf({ q: asked.q, filters: withFilters(filters, { contentType }) })
  return (
    <LinkTabs
      label="Kinds of results"
      tabs={[
        {
          label: 'All',
          href: hrefOfType(undefined),
          current: !isPeople && !filters.contentType,
          ...counted(all),
        },
        {
          label: 'People',
          href: hrefOf({ ...asked, isPeople: true }),
          current: isPeople,
          ...counted(people),
        },
        ...searchTypes.map((type) => ({
          label: names[type],
          href: hrefOfType(type),
          current: !isPeople && filters.contentType === type,
          ...counted(facets && countOf(facets, type)),
        })),
      ]}
    />
  )
}
