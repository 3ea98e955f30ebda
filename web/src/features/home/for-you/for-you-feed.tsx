import { restate } from '../../../core/navigation/app-link.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { useView } from '../../content-cards/index.ts'
import { ForYouList, TurnedOff } from '../../recommendations/index.ts'
import { Categories } from '../discover-feed.tsx'
import { FeedBar } from '../feed-bar.tsx'
import { type FeedSearch, forYouRequest } from '../feed-search.ts'

type Props = { search: FeedSearch; isOff: boolean }

/** Posts chosen for the viewer, each with its reason. */
export function ForYouFeed({ search, isOff }: Props) {
  const [view, setView] = useView()
  const narrow = (more: FeedSearch) => void restate<'/'>({ ...search, ...more })
  return (
    <div className={layout.stack16}>
      <FeedBar search={search} onNarrow={narrow} view={view} onView={setView} hasForYou />
      <Categories />
      {isOff && <TurnedOff />}
      <ForYouList request={forYouRequest(search)} view={view} />
    </div>
  )
}
