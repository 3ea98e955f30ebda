import type { ContentDraft, Processing } from '@fanfare/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { useProgress } from '../../../core/realtime/use-topic.ts'

type Answer = { files: Processing[] }

const isMoving = ({ status }: Processing) => status === 'queued' || status === 'processing'

const withProgress = (files: Processing[], assetId: string, step: string, percent: number) =>
  files.map((file) =>
    file.assetId !== assetId
      ? file
      : {
          ...file,
          steps: file.steps.map((one) =>
            one.name === step && one.state !== 'done'
              ? { ...one, state: 'running' as const, percent: Math.max(one.percent, percent) }
              : one,
          ),
        },
  )

/** Live where the socket is, and asked again now and then where it is not. */
export const useProcessing = ({ id, creatorId }: Pick<ContentDraft, 'id' | 'creatorId'>) => {
  const queries = useQueryClient()
  const read = readOf('readProcessing', { params: { id } })
  useProgress(creatorId, ({ assetId, step, percent }) => {
    queries.setQueryData<Answer>(
      read.queryKey,
      (known) => known && { files: withProgress(known.files, assetId, step, percent) },
    )
  })
  return useQuery({
    ...read,
    refetchInterval: ({ state }) => (state.data?.files.some(isMoving) ? 5000 : false),
  })
}
