import type { ContentId, OwnContent, SeriesId } from '@fanfare/contract'
import { useState } from 'react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { toastProblem, toastSuccess } from '../../../core/api/toast-result.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { moved } from './moved.ts'
import { PartRow } from './part-row.tsx'
import { useArrangeSeries, useSeriesParts } from './use-own-series.ts'

export function SeriesParts({ id }: { id: SeriesId }) {
  const query = useSeriesParts(id)
  const { data, error } = query
  if (data) return <Parts id={id} parts={data.parts} />
  if (error) return <LoadError level={3} title="We couldn’t load these posts" read={query} />
  return <SkeletonText lines={4} />
}

/** Dragged with a mouse, moved with buttons; each move is sent before the next. */
function Parts({ id, parts }: { id: SeriesId; parts: readonly OwnContent[] }) {
  const arrange = useArrangeSeries()
  const [held, setHeld] = useState<number>()
  const [told, setTold] = useState('')
  // What is on its way shows at once, and goes back to what is known if it is refused.
  const sent = arrange.isPending ? arrange.variables?.body.contentIds : undefined
  const byId = new Map<string, OwnContent>(parts.map((part) => [part.id, part]))
  const shown = sent ? sent.flatMap((one) => byId.get(one) ?? []) : parts

  const send = async (contentIds: ContentId[], removedIds: ContentId[], done: () => void) => {
    if (arrange.isPending) return
    try {
      await arrange.run({ params: { id }, body: { contentIds, removedIds } })
      done()
    } catch (refused) {
      toastProblem(refused)
    }
  }
  const ids = shown.map((part) => part.id)
  const move = (from: number, to: number) => {
    const title = shown[from]?.title || 'Untitled'
    const words = `${title} is now ${to + 1} of ${ids.length}`
    if (from !== to && to >= 0 && to < ids.length) {
      void send(moved(ids, from, to), [], () => setTold(words))
    }
  }
  const remove = (at: number) =>
    void send(ids.toSpliced(at, 1), ids.slice(at, at + 1), () =>
      toastSuccess('Removed from this series'),
    )

  if (shown.length === 0) return <p className={rows.none}>No posts in this series yet.</p>
  return (
    <>
      <ol className={rows.rows} aria-label="Posts in this series">
        {shown.map((part, at) => (
          <PartRow
            key={part.id}
            part={part}
            at={at}
            count={shown.length}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
            onHold={() => setHeld(at)}
            onLetGo={() => setHeld(undefined)}
            onDrop={() => held !== undefined && move(held, at)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  )
}
