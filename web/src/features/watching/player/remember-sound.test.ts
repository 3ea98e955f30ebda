import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberSound, soundFrom } from './remember-sound.ts'

/** Tells of a change after it, as browsers do. */
const newMedia = () =>
  Object.assign(new EventTarget(), { volume: 1, muted: false }) as unknown as HTMLMediaElement

const change = (media: HTMLMediaElement, volume: number, muted: boolean) => {
  media.volume = volume
  media.muted = muted
  media.dispatchEvent(new Event('volumechange'))
}

const storeIn = (kept: Map<string, string>) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })

afterEach(() => vi.unstubAllGlobals())

describe('the volume of a device', () => {
  it('is read as it was written, and anything else counts as never set', () => {
    expect(soundFrom('0.35 true')).toEqual({ volume: 0.35, muted: true })
    expect(soundFrom('0 false')).toEqual({ volume: 0, muted: false })
    for (const other of ['', 'loud', '7 false', 'NaN true', '0.5', '-1 false']) {
      expect(soundFrom(other)).toEqual({ volume: 1, muted: false })
    }
    expect(soundFrom('1.4 false').volume).toBe(1)
  })

  it('is kept for the next post', () => {
    const kept = new Map<string, string>()
    storeIn(kept)
    const first = newMedia()
    const forget = rememberSound(first)
    change(first, 0.35000000000000003, true)
    expect(kept.get('sound')).toBe('0.35 true')
    forget()
    change(first, 1, false)
    const second = newMedia()
    rememberSound(second)()
    expect(second).toMatchObject({ volume: 0.35, muted: true })
  })

  it('is the same for everything that plays at the moment', () => {
    storeIn(new Map())
    const [film, song] = [newMedia(), newMedia()]
    const ends = [rememberSound(film), rememberSound(song)]
    change(film, 0.2, false)
    expect(song.volume).toBe(0.2)
    change(song, 0.2, true)
    expect(film.muted).toBe(true)
    for (const end of ends) end()
  })

  it('is kept until the page is left where nothing may be stored', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('No', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('No', 'SecurityError')
      },
    })
    const first = newMedia()
    const end = rememberSound(first)
    change(first, 0.6, false)
    end()
    const second = newMedia()
    rememberSound(second)()
    expect(second.volume).toBe(0.6)
  })
})
