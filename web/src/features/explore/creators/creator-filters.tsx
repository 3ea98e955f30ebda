import { categories } from '@fanfare/contract/categories'
import { SortSelect } from '../../../ui/form/sort-select.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { type CreatorSearch, type CreatorSort, readCreatorSearch } from '../explore-search.ts'
import styles from './creator-filters.module.css'

const sorts = [
  ['followers', 'Most followers'],
  ['trending', 'Trending this week'],
  ['newest', 'Newest'],
] as const satisfies readonly (readonly [CreatorSort, string])[]

const all = 'all'
const categoryOptions = [
  [all, 'All categories'] as const,
  ...Object.entries(categories).map(([slug, { name }]) => [slug, name] as const),
]
const switches = [
  ['verified', 'Verified'],
  ['tiers', 'With tiers'],
  ['new', 'New'],
] as const

type Props = { search: CreatorSearch; onNarrow: (search: CreatorSearch) => void }

export function CreatorFilters({ search, onNarrow }: Props) {
  return (
    <div className={styles.filters}>
      <SortSelect
        label="Category"
        options={categoryOptions}
        value={search.category ?? all}
        onChange={(category) =>
          onNarrow({ ...search, category: readCreatorSearch({ category }).category })
        }
      />
      <fieldset className={styles.chips} aria-label="Only">
        {switches.map(([name, words]) => (
          <Chip
            key={name}
            pressed={search[name] !== undefined}
            onPress={() => onNarrow({ ...search, [name]: search[name] ? undefined : 'true' })}
          >
            {words}
          </Chip>
        ))}
      </fieldset>
      <div className={styles.sort}>
        <SortSelect
          label="Sort by"
          options={sorts}
          value={search.sort}
          onChange={(sort) => onNarrow({ ...search, sort })}
        />
      </div>
    </div>
  )
}
