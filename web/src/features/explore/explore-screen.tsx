import { categories } from '@fanfare/contract/categories'
import { useSearch } from '@tanstack/react-router'
import { restate } from '../../core/navigation/app-link.tsx'
import { useTitle } from '../../core/navigation/use-title.ts'
import { Chip } from '../../ui/layout/chip.tsx'
import styles from './explore.module.css'
import { readExploreSearch } from './explore-search.ts'
import { NewCreators } from './new-creators.tsx'
import { PopularCategories } from './popular-categories.tsx'
import { SearchForm } from './search-form.tsx'
import { TopCreators } from './top-creators.tsx'
import { Trending } from './trending.tsx'

/** As the specification orders them. */
const chips = [
  'fitness',
  'technology',
  'art',
  'cooking',
  'music',
  'comedy',
  'education',
  'gaming',
  'wellness',
  'fashion',
] as const

export function ExploreScreen() {
  useTitle('Explore')
  const { category } = readExploreSearch(useSearch({ strict: false }))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Explore</h1>
        <SearchForm />
        <fieldset className={styles.chips} aria-label="Category">
          <Chip pressed={!category} onPress={() => void restate({})}>
            All
          </Chip>
          {chips.map((slug) => (
            <Chip
              key={slug}
              pressed={slug === category}
              onPress={() => void restate({ category: slug })}
            >
              {categories[slug].short}
            </Chip>
          ))}
        </fieldset>
      </header>
      <Trending category={category} />
      <TopCreators category={category} />
      <PopularCategories />
      <NewCreators />
    </div>
  )
}
