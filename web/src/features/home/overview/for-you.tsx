import { type CategorySlug, categorySlugs } from '@fanfare/contract/categories'
import { useRef } from 'react'
import { CategoryChips } from '../../../core/navigation/category-chips.tsx'
import { withSearch } from '../../../core/navigation/paths.ts'
import {
  ChooseInterests,
  ForYouList,
  TurnedOff,
  useRecommendationSettings,
} from '../../recommendations/index.ts'
import { forYouRequest } from '../feed-search.ts'
import homeStyles from '../home-screen.module.css'
import styles from './overview.module.css'
import { Section } from './section.tsx'

const all = { href: withSearch('/', { feed: 'discover', sort: 'ai' }), label: 'See all' }

/** Posts chosen for the viewer, each with its reason; before that, once, the question what they like. */
export function ForYou({ category }: { category: CategorySlug | undefined }) {
  const { data, isPending } = useRecommendationSettings()
  const section = useRef<HTMLElement>(null)
  // What comes above the list would move it.
  if (isPending) return <div className={homeStyles.feed} />
  const chosen = data?.interests ?? []
  const isAsked = data?.on && !data.hasChosen
  const chips = (
    <CategoryChips
      category={category}
      slugs={chosen.length > 0 ? chosen : categorySlugs}
      className={styles.chips}
    />
  )
  return (
    <Section ref={section} title="For you" more={all} tools={!isAsked && chips}>
      {isAsked && (
        <ChooseInterests onChosen={() => section.current?.focus({ preventScroll: true })} />
      )}
      {data?.on === false && <TurnedOff />}
      <ForYouList request={forYouRequest({ category })} view="grid" />
    </Section>
  )
}
