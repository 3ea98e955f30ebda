import type { SeriesId, SeriesItem } from '@fanfare/contract'
import { useParams } from '@tanstack/react-router'
import { ListX, Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { StudioPage } from '../../../core/studio/studio-page.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import { ContentTabs } from '../../own-content/index.ts'
import { DeleteSeriesDialog } from './delete-series-dialog.tsx'
import { SeriesParts } from './series-parts.tsx'
import { listPath } from './series-path.ts'
import { useOwnSeries } from './use-own-series.ts'

const SeriesDialog = lazyAfterPaint(() => import('./series-dialog.tsx'), 'SeriesDialog')
const AddPostsDialog = lazyAfterPaint(() => import('./add-posts-dialog.tsx'), 'AddPostsDialog')

/** One series as its creator edits it: its words, and its posts in order. */
export function SeriesEditorScreen() {
  const { id } = useParams({ from: '/dashboard/content/series/$id' })
  const query = useOwnSeries()
  const { data, error } = query
  const series = data?.series.find((one) => one.id === (id as SeriesId))
  if (series) return <Editor key={series.id} series={series} />
  return (
    <StudioPage title="Series">
      <ContentTabs />
      {data && !series && (
        <EmptyState
          icon={<ListX size={24} />}
          title="Series not found"
          action={<Button href={listPath}>Back to your series</Button>}
        >
          This series doesn’t exist or was removed.
        </EmptyState>
      )}
      {!data && !error && <SkeletonText lines={6} />}
      {!data && error && <LoadError title="We couldn’t load this series" read={query} />}
    </StudioPage>
  )
}

function Editor({ series }: { series: SeriesItem }) {
  const [open, setOpen] = useState<'edit' | 'add' | 'delete'>()
  const close = () => setOpen(undefined)
  return (
    <StudioPage
      title={series.title}
      hint={series.description || 'No description yet'}
      actions={
        <>
          <Button variant="outline" href={`/series/${series.id}`}>
            View series
          </Button>
          <Button variant="outline" icon={<Pencil size={16} />} onClick={() => setOpen('edit')}>
            Edit
          </Button>
          <Button variant="ghost" icon={<Trash2 size={16} />} onClick={() => setOpen('delete')}>
            Delete
          </Button>
        </>
      }
    >
      <ContentTabs />
      <Panel
        title="Posts in order"
        aside={
          <Button icon={<Plus size={16} />} onClick={() => setOpen('add')}>
            Add posts
          </Button>
        }
      >
        <SeriesParts id={series.id} />
      </Panel>
      <Suspense>
        {open === 'edit' && <SeriesDialog series={series} onClose={close} />}
        {open === 'add' && <AddPostsDialog id={series.id} onClose={close} />}
      </Suspense>
      {open === 'delete' && <DeleteSeriesDialog series={series} onClose={close} />}
    </StudioPage>
  )
}
