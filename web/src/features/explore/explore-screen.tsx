import { useSearch } from '@tanstack/react-router'
import { phone, useMedia } from '../../core/device/use-media.ts'
import { CategoryChips } from '../../core/navigation/category-chips.tsx'
import { useTitle } from '../../core/navigation/use-title.ts'
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
  const isPhone = useMedia(phone)
  const { category } = readExploreSearch(useSearch({ strict: false }))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Explore</h1>
        {/* Elsewhere the field of the top bar is open, and says what this one would. */}
        {isPhone && <SearchForm />}
        <CategoryChips category={category} slugs={chips} />
      </header>
      <Trending category={category} />
      <TopCreators category={category} />
      <PopularCategories />
      <NewCreators />
    </div>
  )
}
