import { useCallback, useSyncExternalStore } from 'react'

type Value = string | number | boolean | null

const events = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'seeking',
  'seeked',
  'timeupdate',
  'durationchange',
  'loadeddata',
  'progress',
  'volumechange',
  'ratechange',
  'enterpictureinpicture',
  'leavepictureinpicture',
] as const

/** The element itself is the store: a component reads the one value it shows. */
export const useMediaValue = <Picked extends Value>(
  media: HTMLMediaElement,
  pick: (media: HTMLMediaElement) => Picked,
): Picked => {
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const event of events) media.addEventListener(event, listener)
      return () => {
        for (const event of events) media.removeEventListener(event, listener)
      }
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => pick(media))
}

/** In quarters of a second, so that reading it twice in a row gives the same. */
export const timeOf = (media: HTMLMediaElement) => Math.round(media.currentTime * 4) / 4
export const isPaused = (media: HTMLMediaElement) => media.paused
/** The end of the buffered stretch that is being played. */
export const bufferedOf = (media: HTMLMediaElement) => {
  for (let at = 0; at < media.buffered.length; at++) {
    const end = media.buffered.end(at)
    if (media.buffered.start(at) <= media.currentTime + 0.5 && end >= media.currentTime) {
      return Math.round(end)
    }
  }
  return 0
}
