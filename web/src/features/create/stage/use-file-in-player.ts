import type { ContentDraft } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readOf } from '../../../core/api/api.ts'

/**
 * False for the moment in which the post gets another file: a player keeps what it began with, so it gives
 * way and begins anew, without the addresses of the file that was replaced.
 */
export const useFileInPlayer = ({ id, fileId }: Pick<ContentDraft, 'id' | 'fileId'>) => {
  const queries = useQueryClient()
  const [played, setPlayed] = useState(fileId)
  useEffect(() => {
    if (played === fileId) return
    queries.removeQueries({
      queryKey: readOf('readPlayback', { params: { id }, query: {} }).queryKey,
    })
    void queries.invalidateQueries(readOf('readProcessing', { params: { id } }))
    setPlayed(fileId)
  }, [queries, id, played, fileId])
  return played === fileId
}
