import type { SearchFacets, SearchFilters } from '@fanfare/contract'
import { type CategorySlug, categories, categorySlugs } from '@fanfare/contract/categories'
import { useState } from 'react'
import { RadioList } from '../../../ui/form/radio-list.tsx'
import { totalText } from '../results/result-words.ts'
import styles from './filter-panel.module.css'

const shownFirst = 5
const any = 'any'

type Props = {
  counts: SearchFacets['category']
  value: SearchFilters['category']
  onChange: (category: SearchFilters['category']) => void
}

/** Those with results first, the fullest at the top. */
export function CategoryChoice({ counts, value, onChange }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const countOf = new Map(counts.map(({ value: slug, count }) => [slug, count]))
  const sorted = categorySlugs.toSorted((a, b) => (countOf.get(b) ?? 0) - (countOf.get(a) ?? 0))
  const hasCounts = counts.length > 0
  const shown = sorted.filter(
    (slug, at) =>
      isWhole || slug === value || (at < shownFirst && (countOf.has(slug) || !hasCounts)),
  )
  const left = sorted.length - shown.length
  return (
    <div>
      <RadioList<CategorySlug | typeof any>
        legend="Category"
        options={[
          { value: any, label: 'All categories' },
          ...shown.map((slug) => ({
            value: slug,
            label: categories[slug].name,
            count: hasCounts ? totalText(countOf.get(slug) ?? 0) : undefined,
          })),
        ]}
        value={value ?? any}
        onChange={(chosen) => onChange(chosen === any ? undefined : chosen)}
      />
      {left > 0 && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          Show {left} more
        </button>
      )}
    </div>
  )
}
