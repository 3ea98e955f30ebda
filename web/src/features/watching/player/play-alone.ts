import type { ContentCard } from '@fanfare/contract'
import { play, skip, skipSeconds } from './actions.ts'

/** What is shown of a post outside its player: in the mini player, on a lock screen. */
export type Track = Sounding & Pick<ContentCard, 'id'>

/** What a lock screen says of it. */
type Sounding = Pick<ContentCard, 'title' | 'cover'> & {
  readonly creator: Pick<ContentCard['creator'], 'displayName'>
}

let sounding: HTMLMediaElement | null = null

const handlersOf = (media: HTMLMediaElement): [MediaSessionAction, () => void][] => [
  ['play', () => void play(media)],
  ['pause', () => media.pause()],
  ['seekbackward', () => skip(media, -skipSeconds)],
  ['seekforward', () => skip(media, skipSeconds)],
]

/** The keys of headphones and the lock screen of a phone. */
const announce = (media: HTMLMediaElement, { title, creator, cover }: Sounding) => {
  if (!('mediaSession' in navigator)) return
  const artwork = cover?.variants.map(({ url, width }) => ({
    src: url,
    sizes: `${width}x${width}`,
  }))
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist: creator.displayName,
    artwork: artwork ?? [],
  })
  for (const [action, handler] of handlersOf(media)) {
    navigator.mediaSession.setActionHandler(action, handler)
  }
}
const fallSilent = (media: HTMLMediaElement) => {
  if (!('mediaSession' in navigator)) return
  navigator.mediaSession.metadata = null
  for (const [action] of handlersOf(media)) navigator.mediaSession.setActionHandler(action, null)
}

/** One thing sounds at a time: what starts pauses what played before it. */
export const playAlone = (media: HTMLMediaElement, track: Sounding) => {
  const begin = () => {
    if (sounding !== media) sounding?.pause()
    sounding = media
    announce(media, track)
  }
  media.addEventListener('play', begin)
  return () => {
    media.removeEventListener('play', begin)
    if (sounding !== media) return
    sounding = null
    fallSilent(media)
  }
}
