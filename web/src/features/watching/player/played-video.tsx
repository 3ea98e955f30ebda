import type { ContentView } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useViewer } from '../../../core/session/viewer.ts'
import { play } from './actions.ts'
import { EndScreen } from './end-screen.tsx'
import { nextPart } from './next-part.ts'
import { playAlone } from './play-alone.ts'
import { PlayerFace } from './player-face.tsx'
import { rememberSound } from './remember-sound.ts'
import { followProgress } from './report-progress.ts'
import { ResumeNotice } from './resume-notice.tsx'
import { followTeaser } from './teaser-position.ts'
import type { Timed } from './timed.ts'
import { UpNext } from './up-next.tsx'
import { useMediaValue } from './use-media-value.ts'
import type { Opened } from './use-playback.ts'
import { useSession } from './use-session.ts'
import { useWantedSeek } from './use-wanted-seek.ts'

type Props = {
  content: ContentView
  playback: Timed
  opened: Opened
  media: HTMLVideoElement
  player: RefObject<HTMLDivElement | null>
  startAt: number
}

/** Only after a tap inside the app: browsers refuse sound before, and nobody wants to be startled. */
const mayStart = (opened: Opened) => opened.teaser || navigator.userActivation?.hasBeenActive

/** A post that is watched: it goes on where it was left, and tells how far it came. */
export function PlayedVideo({ content, playback, opened, media, player, startAt }: Props) {
  const queries = useQueryClient()
  const viewer = useViewer()
  const running = useSession(media, playback, opened)
  const { session } = running
  const begun = useMediaValue(
    media,
    ({ played, readyState }) => readyState > 1 || played.length > 0,
  )
  const ended = useMediaValue(media, (element) => element.ended)

  const { beginsAt } = playback
  const reported = !opened.teaser && !opened.as
  const signedIn = Boolean(viewer)
  useEffect(() => rememberSound(media), [media])
  const alone = useEffectEvent(() => playAlone(media, content))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands for this element and this post
  useEffect(() => alone(), [media, content.id])
  useEffect(() => {
    if (opened.teaser) return followTeaser(media, content.id, beginsAt)
    if (reported) return followProgress(media, { contentId: content.id, signedIn })
  }, [media, content.id, opened.teaser, beginsAt, reported, signedIn])
  const begin = useEffectEvent(() => {
    if (mayStart(opened)) void play(media)
  })
  useEffect(() => {
    if (session) begin()
  }, [session])

  useWantedSeek(media, playback, content.id, session !== null && begun)

  // What opens the rest follows a free part, not other posts.
  const finished = ended && !opened.teaser
  return (
    <PlayerFace
      media={media}
      player={player}
      playback={playback}
      running={running}
      finished={finished}
      onAskAgain={() => void queries.invalidateQueries({ queryKey: ['readContent'] })}
    >
      {begun && startAt > 0 && !opened.teaser && (
        <ResumeNotice media={media} at={startAt} isAsked={startAt === opened.at} />
      )}
      {finished && <Next content={content} opened={opened} media={media} />}
    </PlayerFace>
  )
}

function Next({ content, opened, media }: Pick<Props, 'content' | 'opened' | 'media'>) {
  const [cancelled, setCancelled] = useState(false)
  const part = nextPart(content, opened)
  if (part && !cancelled) return <UpNext part={part} onCancel={() => setCancelled(true)} />
  return <EndScreen content={content} media={media} />
}
