import { useEffect, useState } from 'react'
import type { Addresses } from './addresses.ts'

const key = 'captions'
const remembered = () => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const remember = (language: string | null) => {
  try {
    if (language) localStorage.setItem(key, language)
    else localStorage.removeItem(key)
  } catch {
    // Storage can be forbidden; captions are then off with every visit.
  }
}

/** Read by us and handed over as text: a signed address may be old when someone turns captions on. */
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

/** Above the controls, where nobody chose another place for them. */
const liftCues = ({ cues }: TextTrack) => {
  for (const cue of Array.from(cues ?? []) as VTTCue[]) {
    if (cue.line === 'auto') cue.line = -4
  }
}

export const useCaptions = (media: HTMLMediaElement, addresses: Addresses | undefined) => {
  const [chosen, setChosen] = useState(remembered)
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
    remember(next)
  }
  const toggle = () => choose(language ? null : (available[0]?.language ?? null))
  return { available, language, choose, toggle }
}
export type Captions = ReturnType<typeof useCaptions>
