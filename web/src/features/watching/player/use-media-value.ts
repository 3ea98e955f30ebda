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

const listeners = new WeakMap<HTMLMediaElement, Set<() => void>>()

/** One listener for all that is shown of an element, so that they are drawn together and not one by one. */
const listenersOf = (media: HTMLMediaElement) => {
  const known = listeners.get(media)
  if (known) return known
  const added = new Set<() => void>()
  const tellAll = () => {
    for (const listener of added) listener()
  }
  for (const event of events) media.addEventListener(event, tellAll)
  listeners.set(media, added)
  return added
}

/** The element itself is the store: a component reads the one value it shows. */
export const useMediaValue = <Picked extends Value>(
  media: HTMLMediaElement,
  pick: (media: HTMLMediaElement) => Picked,
): Picked => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const told = listenersOf(media).add(listener)
      return () => told.delete(listener)
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
