import { useEffect, useState } from 'react'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { play, playAlone, type Timed } from '../../watching/index.ts'
import { askTimed, type Place } from './open-attachment.ts'

interface Told {
  readonly title: string
  readonly by: string
}

/** One file is enough for a sound: the first is what every browser plays. */
const addressOf = ({ renditions }: Timed) => renditions[0]?.url

/** Nothing is asked for before somebody presses play, and again when the address has ended meanwhile. */
export const useSound = (place: Place, { title, by }: Told) => {
  const [media] = useState(() => new Audio())
  const [isAsking, setAsking] = useState(false)
  const [opened, setOpened] = useState<Timed | null>(null)

  useEffect(
    () => playAlone(media, { title, cover: null, creator: { displayName: by } }),
    [media, title, by],
  )
  useEffect(
    () => () => {
      media.pause()
      media.removeAttribute('src')
      media.load()
    },
    [media],
  )

  const load = async (at: number): Promise<boolean> => {
    setAsking(true)
    try {
      const playback = await askTimed(place)
      setOpened(playback)
      media.src = addressOf(playback) ?? ''
      if (at > 0) media.currentTime = at
      return true
    } catch (error) {
      toastProblem(error)
      return false
    } finally {
      setAsking(false)
    }
  }
  const hasEnded = () => opened !== null && Date.parse(opened.expiresAt) < Date.now()
  const start = async (at = media.currentTime) => {
    const isThere = media.src !== '' && !media.error && !hasEnded()
    if (!isThere && !(await load(at))) return
    await play(media)
  }
  return {
    media,
    opened,
    isAsking,
    toggle: () => {
      if (media.paused) void start()
      else media.pause()
    },
    seek: (to: number) => {
      if (media.src === '') void start(to)
      else media.currentTime = to
    },
  }
}
