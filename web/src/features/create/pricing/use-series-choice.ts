import type { ContentId, SeriesId } from '@fanfare/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, readOf } from '../../../core/api/api.ts'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { useEditing } from '../editor/use-editor.ts'

const idsIn = async (id: SeriesId) => {
  const { series } = await api.call('readSeries', { params: { id } })
  return series.contents.map((content) => content.id)
}

const arrange = (id: SeriesId, contentIds: ContentId[], removedIds: ContentId[] = []) =>
  api.call('arrangeSeries', { params: { id }, body: { contentIds, removedIds } })

/** A post is in one series at most; joining one is leaving the other. */
const move = async (content: ContentId, from: SeriesId | null, to: SeriesId | null) => {
  if (to) return arrange(to, [...(await idsIn(to)).filter((one) => one !== content), content])
  if (from) return arrange(from, [], [content])
}

export const useSeriesChoice = () => {
  const { draft } = useEditing()
  const queries = useQueryClient()
  const list = useQuery(readOf('listOwnSeries'))
  const [busy, setBusy] = useState(false)

  /** True when it was done; otherwise the problem has been shown. */
  const during = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      await Promise.all(
        ['listOwnSeries', 'readDraft', 'readSeries'].map((read) =>
          queries.invalidateQueries({ queryKey: [read] }),
        ),
      )
      return true
    } catch (error) {
      toastProblem(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    series: list.data?.series,
    list,
    busy,
    order: (contentIds: ContentId[]) =>
      during(async () => draft.seriesId && arrange(draft.seriesId, contentIds)),
    choose: (to: SeriesId | null) => during(() => move(draft.id, draft.seriesId, to)),
    begin: (title: string) =>
      during(async () => {
        const { series } = await api.call('createSeries', { body: { title, description: '' } })
        await move(draft.id, draft.seriesId, series.id)
      }),
  }
}
