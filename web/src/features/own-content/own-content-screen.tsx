import type { ContentId, OwnContent as Item } from '@fanfare/contract'
import { useLocation } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { restate } from '../../core/navigation/app-link.tsx'
import { StudioPage } from '../../core/studio/studio-page.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { DropVeil, useDrop } from '../uploads/index.ts'
import { BulkBar, RightsDialog } from './bulk-bar.tsx'
import { ContentTabs } from './content-tabs.tsx'
import { FailuresDialog } from './failures-dialog.tsx'
import { OwnContentEmpty, OwnContentList, OwnContentSkeleton } from './own-content-list.tsx'
import { hasFilters, queryFrom, searchWith, sortedBy } from './own-content-query.ts'
import styles from './own-content-screen.module.css'
import { OwnContentTools } from './own-content-tools.tsx'
import { useUploadModal } from './upload-modal-context.ts'
import { type BulkAction, useBulk } from './use-bulk.ts'
import { useOwnContent } from './use-own-content.ts'
import { useSoldIn } from './use-sold-in.ts'

/** The studio's Content. */
export function OwnContentScreen() {
  const modal = useUploadModal()
  return (
    <StudioPage
      title="Content"
      actions={
        <Button variant="outline" icon={<Upload size={16} />} onClick={() => modal.open([])}>
          Upload files
        </Button>
      }
    >
      <OwnContent />
    </StudioPage>
  )
}

function OwnContent() {
  const search = useLocation({ select: (location) => location.searchStr })
  const asked = queryFrom(search)
  const { soldIn, currency, isLoading } = useSoldIn(asked)
  const query = { ...asked, currency }
  const list = useOwnContent(query, !isLoading)
  const bulk = useBulk()
  const modal = useUploadModal()
  const [chosen, setChosen] = useState<ReadonlySet<ContentId>>(new Set())
  const [publishing, setPublishing] = useState<ContentId[] | null>(null)
  const over = useDrop(modal.isOpen ? null : modal.open)

  const items = list.items ?? []
  const selected = items.filter(({ id }) => chosen.has(id))
  const change = (name: string, value: string) =>
    void restate<'/dashboard/content'>(searchWith(search, name, value))
  const select = (some: readonly Item[], on: boolean) => {
    const ids = some.map(({ id }) => id)
    setChosen(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))))
  }
  const run = async (action: BulkAction, ids: ContentId[]) => {
    setPublishing(null)
    await bulk.run(action, ids)
    setChosen(new Set())
  }
  const act = (action: BulkAction, ids: ContentId[]) =>
    action === 'publish' ? setPublishing(ids) : void run(action, ids)

  return (
    <div className={styles.screen}>
      <ContentTabs />
      <OwnContentTools query={query} soldIn={soldIn} onChange={change} />
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          busy={bulk.busy}
          onAct={(action) =>
            act(
              action,
              selected.map(({ id }) => id),
            )
          }
          onClear={() => setChosen(new Set())}
        />
      )}
      {list.items === undefined && !list.error && <OwnContentSkeleton />}
      {list.items === undefined && list.error && (
        <ErrorState
          title="We couldn’t load your content"
          onRetry={list.retry}
          retrying={list.isFetching}
        >
          {list.error.problem.detail}
        </ErrorState>
      )}
      {list.items?.length === 0 && (
        <OwnContentEmpty filtered={hasFilters(query)} onUpload={() => modal.open([])} />
      )}
      {items.length > 0 && (
        <OwnContentList
          items={items}
          query={query}
          chosen={chosen}
          onSelect={select}
          onSort={(sortBy) => void restate<'/dashboard/content'>(sortedBy(search, query, sortBy))}
          onAct={(action, item) => act(action, [item.id])}
          more={list}
        />
      )}
      {publishing && (
        <RightsDialog
          count={publishing.length}
          onConfirm={() => run('publish', publishing)}
          onClose={() => setPublishing(null)}
        />
      )}
      <FailuresDialog failures={bulk.failures} items={items} onClose={bulk.forget} />
      <DropVeil shown={over}>Drop files to create drafts</DropVeil>
    </div>
  )
}
