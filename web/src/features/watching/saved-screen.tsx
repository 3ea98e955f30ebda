import { Bookmark } from 'lucide-react'
import { useTitle } from '../../core/navigation/use-title.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { ContentList } from './cards/content-list.tsx'
import { useContentPages } from './cards/use-content-pages.ts'
import { useView } from './cards/use-view.ts'
import { ViewSwitch } from './cards/view-switch.tsx'

export function SavedScreen() {
  useTitle('Saved')
  const [view, setView] = useView()
  const list = useContentPages('listSaved', { query: { limit: 24 } })
  return (
    <div className={layout.stack20}>
      <header className={layout.between12}>
        <h1>Saved</h1>
        <ViewSwitch view={view} onView={setView} />
      </header>
      <ContentList
        list={list}
        view={view}
        level={2}
        empty={
          <EmptyState
            icon={<Bookmark size={24} />}
            title="Nothing saved yet"
            action={<Button href="/explore">Browse posts</Button>}
          >
            Posts you save will show up here.
          </EmptyState>
        }
      />
    </div>
  )
}
