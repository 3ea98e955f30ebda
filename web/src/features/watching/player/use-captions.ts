import { useEffect, useState } from 'react'
import { deviceStorage } from '../../../core/device/storage.ts'
import type { Addresses } from './addresses.ts'

const key = 'captions'

/** Fetched here and not by the element: a signed address may have expired when someone turns captions on. */
const loadTrack = async (addresses: Addresses, language: string, signal: AbortSignal) => {
  const caption = (await addresses.fresh()).captions.find((one) => one.language === language)
  if (!caption) return null
  const response = await fetch(caption.url, { signal })
  if (!response.ok) return null
  const track = document.createElement('track')
  track.kind = 'captions'
  track.srclang = language
  track.label = caption.label
  track.src = URL.createObjectURL(new Blob([await response.text()], { type: 'text/vtt' }))
  return track
}

/** Above the controls, unless the captions file sets a position of its own. */
const liftCues = ({ cues }: TextTrack) => {
  for (const cue of Array.from(cues ?? []) as VTTCue[]) {
    if (cue.line === 'auto') cue.line = -4
  }
}

export const useCaptions = (media: HTMLMediaElement, addresses: Addresses | undefined) => {
  const [chosen, setChosen] = useState(() => deviceStorage.read(key))
  const available = addresses?.known().captions ?? []
  const language = available.find((one) => one.language === chosen)?.language ?? null

  useEffect(() => {
    if (!addresses || !language) return
    const leaving = new AbortController()
    let shown: HTMLTrackElement | null = null
    void loadTrack(addresses, language, leaving.signal)
      .then((track) => {
        if (!track || leaving.signal.aborted) return
        shown = track
        media.append(track)
        track.addEventListener('load', () => liftCues(track.track))
        track.track.mode = 'showing'
      })
      .catch(() => {})
    return () => {
      leaving.abort()
      if (shown) URL.revokeObjectURL(shown.src)
      shown?.remove()
    }
  }, [media, addresses, language])

  const choose = (next: string | null) => {
    setChosen(next)
    deviceStorage.write(key, next)
  }
  const toggle = () => choose(language ? null : (available[0]?.language ?? null))
  return { available, language, choose, toggle }
}
export type Captions = ReturnType<typeof useCaptions>
