import { deviceStorage } from '../../../core/device/storage.ts'

const key = 'sound'

interface Sound {
  readonly volume: number
  readonly muted: boolean
}
const unset: Sound = { volume: 1, muted: false }

/** What nobody here has written is nobody's choice: it plays as if nothing had been kept. */
export const soundFrom = (kept: string): Sound => {
  const [, volume, muted] = /^([01](?:\.\d+)?) (true|false)$/.exec(kept) ?? []
  return volume ? { volume: Math.min(1, Number(volume)), muted: muted === 'true' } : unset
}

/** For windows that may store nothing: there it is kept until the page is left. */
let latest = unset
const playing = new Set<HTMLMediaElement>()

const read = () => {
  const kept = deviceStorage.read(key)
  return kept === null ? latest : soundFrom(kept)
}
const apply = (media: HTMLMediaElement, { volume, muted }: Sound) => {
  media.volume = volume
  media.muted = muted
}

/** As loud as last time, and silent if it was. What is changed in one place counts for all that play. */
export const rememberSound = (media: HTMLMediaElement) => {
  latest = read()
  apply(media, latest)
  playing.add(media)
  const keep = () => {
    const { muted } = media
    const volume = Math.round(media.volume * 100) / 100
    if (volume === latest.volume && muted === latest.muted) return
    latest = { volume, muted }
    deviceStorage.write(key, `${volume} ${muted}`)
    for (const other of playing) if (other !== media) apply(other, latest)
  }
  media.addEventListener('volumechange', keep)
  return () => {
    playing.delete(media)
    media.removeEventListener('volumechange', keep)
  }
}
