import { describe, expect, it, vi } from 'vitest'
import { actOf, type Pressed } from './keys.ts'

const media = (more: Partial<HTMLMediaElement> = {}) =>
  ({
    currentTime: 50,
    duration: 200,
    volume: 0.5,
    muted: true,
    playbackRate: 1,
    paused: false,
    pause: vi.fn(),
    ...more,
  }) as unknown as HTMLMediaElement

const press = (key: string, on = media(), more: Partial<Pressed> = {}, extras = {}) => {
  actOf({ key, modified: false, at: 'page', ...more })?.(on, extras)
  return on
}

describe('keys of the player', () => {
  it('skip ten seconds, and never past the ends', () => {
    expect(press('ArrowRight').currentTime).toBe(60)
    expect(press('ArrowLeft').currentTime).toBe(40)
    expect(press('l').currentTime).toBe(60)
    expect(press('J').currentTime).toBe(40)
    expect(press('ArrowLeft', media({ currentTime: 4 })).currentTime).toBe(0)
    expect(press('ArrowRight', media({ currentTime: 195 })).currentTime).toBe(200)
  })

  it('jump to tenths, change speed within the list and mute', () => {
    expect(press('7').currentTime).toBe(140)
    expect(press('0').currentTime).toBe(0)
    expect(press('>').playbackRate).toBe(1.25)
    expect(press('<').playbackRate).toBe(0.75)
    expect(press('>', media({ playbackRate: 2 })).playbackRate).toBe(2)
    expect(press('<', media({ playbackRate: 0.25 })).playbackRate).toBe(0.25)
    expect(press('M').muted).toBe(false)
    const silent = media({ volume: 0, muted: false })
    expect(press('m', silent), 'silence is ended by something audible').toMatchObject({
      volume: 0.5,
      muted: false,
    })
    expect(press('m', silent).muted).toBe(true)
  })

  it('change the volume only in the player, where the page would scroll', () => {
    expect(press('ArrowUp', media(), { at: 'player' })).toMatchObject({ volume: 0.6, muted: false })
    expect(press('ArrowUp').volume).toBe(0.5)
  })

  it('reach full screen and captions', () => {
    const toggleFullscreen = vi.fn()
    const toggleCaptions = vi.fn()
    press('f', media(), {}, { toggleFullscreen })
    press('c', media(), {}, { toggleCaptions })
    expect(toggleFullscreen).toHaveBeenCalled()
    expect(toggleCaptions).toHaveBeenCalled()
  })

  it('leave alone who types, who presses a button and who uses the browser', () => {
    const paused = (more: Partial<Pressed>) =>
      vi.mocked(press(' ', media(), more).pause).mock.calls.length
    expect(paused({ at: 'text' })).toBe(0)
    expect(paused({ at: 'control' })).toBe(0)
    expect(paused({ modified: true })).toBe(0)
    expect(paused({})).toBe(1)
  })
})
