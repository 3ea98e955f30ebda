import type { Playback } from '@fanfare/contract'

export type Timed = Extract<Playback, { type: 'video' | 'audio' }>
export type Rendition = Timed['renditions'][number]

export const isTimed = (playback: Playback): playback is Timed =>
  playback.type === 'video' || playback.type === 'audio'
