import type { Problem } from '@fanfare/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { askTimed } from './ask-timed.ts'
import { type Session, startSession } from './engine.ts'
import { startOf } from './start-of.ts'
import type { Timed } from './timed.ts'
import type { Opened } from './use-playback.ts'

/** `absent` is the player itself, which did not come. */
export type Trouble = { kind: 'refused'; problem: Problem } | { kind: 'broken' | 'absent' }

interface Played {
  readonly playback: Timed
  startAt(): number
  /** New addresses, before those it has end. */
  ask(): Promise<Timed>
}

/** Plays what was opened in the element. Later answers renew addresses and never start it over. */
export const usePlaying = (media: HTMLMediaElement | null, played: Played) => {
  const [session, setSession] = useState<Session | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [, redraw] = useState(0)

  // A refused file also fails to load, so the refusal is kept as the reason.
  const broke = () =>
    setTrouble((known) => (known?.kind === 'refused' ? known : { kind: 'broken' }))
  const begin = useEffectEvent((element: HTMLMediaElement) =>
    startSession(element, {
      playback: played.playback,
      startAt: played.startAt(),
      ask: played.ask,
      onChange: () => redraw((count) => count + 1),
      onBroken: broke,
      onRefused: (problem) => setTrouble({ kind: 'refused', problem }),
    }),
  )
  useEffect(() => {
    if (!media) return
    let ended = false
    let running: Session | undefined
    begin(media).then(
      (started) => {
        if (ended) return started.end()
        running = started
        setSession(started)
      },
      () => setTrouble({ kind: 'absent' }),
    )
    return () => {
      ended = true
      running?.end()
      setSession(null)
    }
  }, [media])

  const retry = () => {
    setTrouble(null)
    session?.engine.retry()
  }
  return { session, trouble, retry }
}

/** One opened post. */
export const useSession = (media: HTMLMediaElement | null, playback: Timed, opened: Opened) =>
  usePlaying(media, {
    playback,
    startAt: () => startOf(playback, opened),
    ask: () => askTimed(opened),
  })
export type Running = ReturnType<typeof usePlaying>
