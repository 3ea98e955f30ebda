import type { Problem } from '@fanfare/contract'
import { type Addresses, keepAddresses } from './addresses.ts'
import type { Timed } from './timed.ts'

export interface EngineWishes {
  readonly startAt: number
  /** Qualities came or another one plays. */
  readonly onChange: () => void
  readonly onBroken: () => void
}

export interface Engine {
  readonly qualities: () => readonly { at: number; label: string }[]
  /** -1 leaves the choice to the engine. */
  readonly quality: () => { chosen: number; playing: number }
  readonly choose: (at: number) => void
  readonly halt: () => void
  readonly retry: () => void
  readonly destroy: () => void
}

export interface Session {
  readonly engine: Engine
  readonly addresses: Addresses
  readonly end: () => void
}

interface Wishes extends EngineWishes {
  readonly playback: Timed
  readonly ask: () => Promise<Timed>
  readonly onRefused: (problem: Problem) => void
}

/** Requested as soon as somebody seems about to play. */
export const fetchHls = () => import('./hls-engine.ts')

/** Also when everything is buffered: a right that was taken back ends the play. */
const looksEvery = 30_000

/** Plays this answer in this element until it is ended. */
export const startSession = async (media: HTMLMediaElement, wishes: Wishes): Promise<Session> => {
  const { isSupported, startHls } = await fetchHls()
  const start = isSupported() ? startHls : (await import('./file-engine.ts')).startFile
  const addresses = keepAddresses({
    first: wishes.playback,
    ask: wishes.ask,
    onRefused: (problem) => {
      engine.halt()
      media.pause()
      wishes.onRefused(problem)
    },
  })
  const engine = start(media, addresses, wishes)
  const timer = setInterval(() => {
    // A refusal is reported through onRefused; a lost connection is not a refusal.
    if (!media.paused) addresses.fresh().catch(() => {})
  }, looksEvery)
  return {
    engine,
    addresses,
    end: () => {
      clearInterval(timer)
      engine.destroy()
    },
  }
}
