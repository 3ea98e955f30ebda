import type { ContentId } from '@fanfare/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reachedIn, secondFrom, startOf } from './start-of.ts'
import { followTeaser, forgetTeaser } from './teaser-position.ts'
import type { Timed } from './timed.ts'

const contentId = '018f0000-0000-7000-8000-000000000001' as ContentId

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const answer = (more: Partial<Timed> = {}) => ({ duration: 60, resumeAt: null, ...more }) as Timed

/** The free part begins so far into the post and is left so far into itself. */
const leaveTeaser = (beginsAt: number, currentTime: number) => {
  const media = Object.assign(new EventTarget(), { currentTime })
  const stop = followTeaser(media as unknown as HTMLMediaElement, contentId, beginsAt)
  media.dispatchEvent(new Event('timeupdate'))
  stop()
}

test('what was bought goes on at the moment of the post where its free part was left', () => {
  expect(startOf(answer(), { contentId })).toBe(0)
  leaveTeaser(40, 2.5)
  expect(startOf(answer(), { contentId })).toBe(42.5)
  expect(startOf(answer(), { contentId, teaser: true })).toBe(0)
  expect(startOf(answer({ resumeAt: 7 }), { contentId })).toBe(7)
  forgetTeaser(contentId)
  expect(startOf(answer(), { contentId })).toBe(0)
})

test('a free part that ended with the post leaves its beginning to start at', () => {
  leaveTeaser(50, 10)
  expect(startOf(answer(), { contentId })).toBe(0)
})

test('a link leads to its second, wherever somebody stopped, but not into a free part or past the end', () => {
  expect(startOf(answer({ resumeAt: 7 }), { contentId, at: 31 })).toBe(31)
  expect(startOf(answer({ resumeAt: 7 }), { contentId, at: 0 })).toBe(0)
  expect(startOf(answer({ resumeAt: 7 }), { contentId, at: 60 })).toBe(7)
  expect(startOf(answer(), { contentId, teaser: true, at: 31 })).toBe(0)
})

test('only whole seconds in an address are understood', () => {
  expect(secondFrom('83')).toBe(83)
  for (const text of [null, '', '-3', '1.5', '1m20s', '1e3', '99999999']) {
    expect(secondFrom(text)).toBeUndefined()
  }
})

test('trying again goes on where it stopped', () => {
  const played = (length: number) => ({ length }) as TimeRanges
  expect(reachedIn({ currentTime: 31, played: played(1) }, 5)).toBe(31)
  expect(reachedIn({ currentTime: 0, played: played(1) }, 5)).toBe(0)
  // A file that is loaded anew has been told where to go and has played nothing yet.
  expect(reachedIn({ currentTime: 31, played: played(0) }, 5)).toBe(31)
  expect(reachedIn({ currentTime: 0, played: played(0) }, 5)).toBe(5)
})
