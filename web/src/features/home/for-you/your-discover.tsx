import { restate } from '../../../core/navigation/app-link.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { ChooseInterests, useRecommendationSettings } from '../../recommendations/index.ts'
import { DiscoverFeed } from '../discover-feed.tsx'
import type { FeedSearch } from '../feed-search.ts'
import { Hero } from '../hero.tsx'
import styles from '../home-screen.module.css'
import { ForYouFeed } from './for-you-feed.tsx'

/** Discover for whoever is signed in: also posts chosen for them, and once the question what they like. */
export function YourDiscover({ search }: { search: FeedSearch }) {
  const { data, isPending } = useRecommendationSettings()
  // What comes above the list would move it.
  if (isPending) return <div className={styles.feed} />
  const isAsked = data?.on && !data.hasChosen
  return (
    <div className={layout.stack16}>
      {!search.type && !search.sort && <Hero otherwise={null} />}
      {isAsked && (
        <ChooseInterests onChosen={() => void restate<'/'>({ feed: 'discover', sort: 'ai' })} />
      )}
      {search.sort === 'ai' ? (
        <ForYouFeed search={search} isOff={data?.on === false} />
      ) : (
        <DiscoverFeed search={search} hasForYou />
      )}
    </div>
  )
}
