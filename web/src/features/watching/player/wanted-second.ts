import type { ContentId } from '@fanfare/contract'
import { useSyncExternalStore } from 'react'
import { createStore } from '../../../ui/lib/store.ts'

/** A press in the list of chapters: the same second again is a new wish. */
interface WantedSecond {
  readonly contentId: ContentId
  /** Of the whole post, also where only its free part plays. */
  readonly second: number
}

const wanted = createStore<WantedSecond | null>(null)

export const wantSecond = (contentId: ContentId, second: number) =>
  wanted.write({ contentId, second })

/** It was granted, or whoever asked has left. */
export const forgetSecond = () => wanted.write(null)

export const useWantedSecond = (id: ContentId) => {
  const now = useSyncExternalStore(wanted.subscribe, wanted.read)
  return now?.contentId === id ? now : null
}
