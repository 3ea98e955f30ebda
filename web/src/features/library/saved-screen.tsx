import { Bookmark } from 'lucide-react'
import { useTitle } from '../../core/navigation/use-title.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { ContentList, useContentPages, useView, ViewSwitch } from '../content-cards/index.ts'
import { PageHead } from './page-head.tsx'

export function SavedScreen() {
  useTitle('Saved')
  const [view, setView] = useView()
  const list = useContentPages('listSaved', { query: { limit: 24 } })
  return (
    <>
      <PageHead title="Saved">
        <ViewSwitch view={view} onView={setView} />
      </PageHead>
      <ContentList
        list={list}
        view={view}
        empty={
          <EmptyState
            level={3}
            icon={<Bookmark size={24} />}
            title="Nothing saved yet"
            action={<Button href="/explore">Browse posts</Button>}
          >
            Posts you save will show up here.
          </EmptyState>
        }
      />
    </>
  )
}
