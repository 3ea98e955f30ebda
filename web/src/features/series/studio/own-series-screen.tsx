import type { SeriesItem } from '@fanfare/contract'
import { ListVideo, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { go } from '../../../core/navigation/app-link.tsx'
import { StudioPage } from '../../../core/studio/studio-page.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import { plural } from '../../../ui/text/format.ts'
import { ContentTabs } from '../../own-content/index.ts'
import { seriesPath } from './series-path.ts'
import { useOwnSeries } from './use-own-series.ts'

// Loaded lazily, because the form needs zod.
const SeriesDialog = lazyAfterPaint(() => import('./series-dialog.tsx'), 'SeriesDialog')

/** The studio's Content, its half of series. */
export function OwnSeriesScreen() {
  const [making, setMaking] = useState(false)
  const query = useOwnSeries()
  const { data, error } = query
  const make = (
    <Button variant="primary" icon={<Plus size={16} />} onClick={() => setMaking(true)}>
      New series
    </Button>
  )
  return (
    <StudioPage title="Series" actions={data?.series.length ? make : undefined}>
      <ContentTabs />
      <Panel>
        {data?.series.length === 0 && (
          <EmptyState level={2} icon={<ListVideo size={24} />} title="No series yet" action={make}>
            A series puts posts in an order, on a page of its own and on your profile.
          </EmptyState>
        )}
        {data && data.series.length > 0 && (
          <ul className={rows.rows} aria-label="Your series">
            {data.series.map((series) => (
              <Row key={series.id} series={series} />
            ))}
          </ul>
        )}
        {!data && !error && <SkeletonText lines={4} />}
        {!data && error && (
          <LoadError level={2} title="We couldn’t load your series" read={query} />
        )}
      </Panel>
      <Suspense>
        {making && (
          <SeriesDialog
            series={null}
            onSaved={({ id }) => void go(seriesPath(id))}
            onClose={() => setMaking(false)}
          />
        )}
      </Suspense>
    </StudioPage>
  )
}

const Row = ({ series: { id, title, description, length } }: { series: SeriesItem }) => (
  <li className={rows.row}>
    <Link href={seriesPath(id)} className={rows.name}>
      {title}
    </Link>
    <p className={rows.hint}>{[plural(length, 'post'), description].filter(Boolean).join(' · ')}</p>
  </li>
)
