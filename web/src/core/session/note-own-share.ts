import { api } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import type { Viewer } from './viewer.ts'

/**
 * A creator has copied or sent the address of their page, which is one of their first steps. They have
 * the link either way: if this cannot be stored, the step stays open and sharing again does it.
 */
export const noteOwnShare = ({ role }: Viewer) => {
  if (role !== 'creator') return
  api.call('noteOwnShare').then(
    () => queryClient.invalidateQueries({ queryKey: ['readFirstRun'] }),
    () => {},
  )
}
