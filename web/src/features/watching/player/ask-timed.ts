import type { Problem } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { isTimed, type Timed } from './timed.ts'
import { askPlayback, type Opened } from './use-playback.ts'

const gone: Problem = {
  type: 'about:blank',
  title: 'Gone',
  status: 404,
  code: 'content.not-found',
  detail: 'This post doesn’t exist or was removed.',
}

/** New addresses for what is playing. Something that is no longer played is gone. */
export const askTimed = async (opened: Opened): Promise<Timed> => {
  const playback = await askPlayback(opened)
  if (!isTimed(playback)) throw new ProblemError(gone)
  return playback
}
