import type { ContentId } from '@fanfare/contract'
import { useEffect } from 'react'
import { play, seek } from './actions.ts'
import type { Timed } from './timed.ts'
import { forgetSecond, useWantedSecond } from './wanted-second.ts'

/** Goes where a chapter was pressed as soon as there is something to go in. A free part counts its own seconds. */
export const useWantedSeek = (
  media: HTMLMediaElement,
  { beginsAt }: Timed,
  contentId: ContentId,
  isReady: boolean,
) => {
  const wanted = useWantedSecond(contentId)
  useEffect(() => {
    if (!wanted || !isReady) return
    seek(media, wanted.second - beginsAt)
    void play(media)
    forgetSecond()
  }, [wanted, isReady, media, beginsAt])
}
