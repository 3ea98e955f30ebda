import type { ContentId, OwnContent, SeriesId } from '@fanfare/contract'
import { useState } from 'react'
import { failureTitle } from '../../../core/api/failure.tsx'
import { MoreOf } from '../../../core/api/more-of.tsx'
import { usePages } from '../../../core/api/pages.ts'
import { afterCommand, toastSuccess } from '../../../core/api/toast-result.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { plural } from '../../../ui/text/format.ts'
import typography from '../../../ui/text/typography.module.css'
import styles from './series-editor.module.css'
import { useArrangeSeries, useSeriesParts } from './use-own-series.ts'

type Props = { id: SeriesId; onClose: () => void }

/** Behind those that are there. A post is in one series at most, so it moves here from another. */
export function AddPostsDialog({ id, onClose }: Props) {
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<ContentId>>(new Set())
  const parts = useSeriesParts(id).data?.parts
  const { data, ...list } = usePages('listOwnContent', {
    query: { limit: 24, ...(q ? { q } : {}) },
  })
  const arrange = useArrangeSeries()
  const known = new Set(parts?.map((part) => part.id))
  const found = data?.pages
    .flatMap((page): OwnContent[] => page.content)
    .filter((item) => !known.has(item.id))

  const choose = (one: ContentId, on: boolean) =>
    setChosen(new Set(on ? [...chosen, one] : [...chosen].filter((id) => id !== one)))
  const add = () => {
    const contentIds = [...known, ...chosen]
    void afterCommand(arrange.run({ params: { id }, body: { contentIds } }), () => {
      toastSuccess(`${plural(chosen.size, 'post')} added`)
      onClose()
    })
  }
  const problem = arrange.error?.problem
  return (
    <FormDialog
      title="Add posts"
      description="A post can be in one series at a time. Posts from another series move here."
      submit={chosen.size === 0 ? 'Add posts' : `Add ${plural(chosen.size, 'post')}`}
      disabled={chosen.size === 0 || !parts}
      busy={arrange.isPending}
      failureTitle={failureTitle(problem?.code, 'We couldn’t add the posts')}
      failure={problem?.detail}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
      onClose={onClose}
    >
      <SearchField label="Search your posts" q={q} onChange={setQ} />
      <div className={styles.pick}>
        {found?.map((item) => (
          <Checkbox
            key={item.id}
            label={item.title || 'Untitled'}
            checked={chosen.has(item.id)}
            onChange={({ currentTarget }) => choose(item.id, currentTarget.checked)}
          />
        ))}
        {found?.length === 0 && !list.hasNextPage && (
          <p className={typography.tertiary}>No other posts found.</p>
        )}
        <MoreOf what="posts" list={{ ...list, rows: found }} />
      </div>
    </FormDialog>
  )
}
