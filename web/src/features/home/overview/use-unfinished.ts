import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'

/** Somebody who comes back from a post finds it where they left it. */
const fresh = 5_000

/** What somebody began and has not finished. The document of the home page brings it, under this key. */
export const useUnfinished = () =>
  useQuery({ ...readOf('listContinueWatching', { query: { limit: 6 } }), staleTime: fresh })
