import {
  changeSpeed,
  changeVolume,
  seek,
  skip,
  skipSeconds,
  toggleMute,
  togglePlay,
} from './actions.ts'

export interface Extras {
  readonly toggleFullscreen?: () => void
  readonly toggleCaptions?: () => void
}
type Act = (media: HTMLMediaElement, extras: Extras) => void

const acts: Record<string, Act> = {
  ' ': togglePlay,
  j: (media) => skip(media, -skipSeconds),
  k: togglePlay,
  l: (media) => skip(media, skipSeconds),
  ArrowLeft: (media) => skip(media, -skipSeconds),
  ArrowRight: (media) => skip(media, skipSeconds),
  ArrowUp: (media) => changeVolume(media, 1),
  ArrowDown: (media) => changeVolume(media, -1),
  m: toggleMute,
  f: (_, { toggleFullscreen }) => toggleFullscreen?.(),
  c: (_, { toggleCaptions }) => toggleCaptions?.(),
  '<': (media) => changeSpeed(media, -1),
  '>': (media) => changeSpeed(media, 1),
}

const jumpTo =
  (tenth: number): Act =>
  (media) =>
    seek(media, (media.duration * tenth) / 10)

export interface Pressed {
  readonly key: string
  readonly modified: boolean
  /** Where the key was pressed. */
  readonly at: 'player' | 'page' | 'control' | 'text'
}

/**
 * What a key does, or nothing. Someone who types is left alone, a focused button keeps its space
 * bar, and up and down scroll the page unless the player has the focus.
 */
export const actOf = ({ key, modified, at }: Pressed): Act | null => {
  if (modified || at === 'text') return null
  if (key === ' ' && at === 'control') return null
  if ((key === 'ArrowUp' || key === 'ArrowDown') && at !== 'player') return null
  if (/^\d$/.test(key)) return jumpTo(Number(key))
  return acts[key.length === 1 ? key.toLowerCase() : key] ?? null
}
