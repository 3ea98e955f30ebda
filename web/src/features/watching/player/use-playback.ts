import type { Playback } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../core/api/query-client.ts'
import { type Opened, playbackQuery } from './playback-query.ts'
import { isOld, renewIn } from './renewal.ts'

export type { Opened } from './playback-query.ts'

export const usePlayback = (opened: Opened) =>
  useQuery({
    ...playbackQuery(opened),
    refetchInterval: ({ state }) => renewIn(state, Date.now()),
    refetchOnWindowFocus: ({ state }) => isOld(state, Date.now()),
  })

/** The gate decides anew, and what it answers is what others on this page get as well. */
export const askPlayback = (opened: Opened): Promise<Playback> =>
  queryClient.fetchQuery({ ...playbackQuery(opened), staleTime: 0, retry: false })
