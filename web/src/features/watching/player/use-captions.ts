import { useEffect, useState } from 'react'
import { deviceStorage } from '../../../core/device/storage.ts'
import type { Addresses } from './addresses.ts'
import { type CaptionSize, captionSizeFrom } from './caption-size.ts'

const key = 'captions'
const sizeKey = 'caption-size'

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

/** Where the video is shown without our player around it, the browser draws them itself. */
const outside = [
  ['webkitbeginfullscreen', 'webkitendfullscreen'],
  ['enterpictureinpicture', 'leavepictureinpicture'],
] as const

/** The lines of a track as they come. Our player draws them, so that its controls never cover them. */
const follow = (
  media: HTMLMediaElement,
  { track }: HTMLTrackElement,
  onLines: (lines: readonly VTTCue[]) => void,
  { signal }: AbortController,
) => {
  track.mode = 'hidden'
  const tell = () => {
    const own = track.mode === 'hidden'
    onLines(own ? (Array.from(track.activeCues ?? []) as VTTCue[]) : [])
  }
  track.addEventListener('cuechange', tell, { signal })
  const turn = (mode: TextTrackMode) => () => {
    track.mode = mode
    tell()
  }
  for (const [enter, leave] of outside) {
    media.addEventListener(enter, turn('showing'), { signal })
    media.addEventListener(leave, turn('hidden'), { signal })
  }
}

export const useCaptions = (media: HTMLMediaElement, addresses: Addresses | undefined) => {
  const [chosen, setChosen] = useState(() => deviceStorage.read(key))
  const [size, setSize] = useState(() => captionSizeFrom(deviceStorage.read(sizeKey)))
  const [lines, setLines] = useState<readonly VTTCue[]>([])
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
        follow(media, track, setLines, leaving)
      })
      .catch(() => {})
    return () => {
      leaving.abort()
      setLines([])
      if (shown) URL.revokeObjectURL(shown.src)
      shown?.remove()
    }
  }, [media, addresses, language])

  const choose = (next: string | null) => {
    setChosen(next)
    deviceStorage.write(key, next)
  }
  const chooseSize = (next: CaptionSize) => {
    setSize(next)
    deviceStorage.write(sizeKey, next)
  }
  const toggle = () => choose(language ? null : (available[0]?.language ?? null))
  return { available, language, lines, size, choose, chooseSize, toggle }
}
export type Captions = ReturnType<typeof useCaptions>
