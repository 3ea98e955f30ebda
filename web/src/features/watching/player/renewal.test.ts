import type { Playback, Problem } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { expect, test } from 'vitest'
import { isOld, renewIn } from './renewal.ts'

const minute = 60_000
const now = Date.parse('2026-11-15T12:00:00Z')
const expiresAt = new Date(now + 10 * minute).toISOString()
const pictures: Playback = { type: 'image', pictures: [], expiresAt }
const sound: Playback = {
  type: 'audio',
  waveform: [],
  duration: 60,
  beginsAt: 0,
  renditions: [],
  captions: [],
  chapters: [],
  resumeAt: null,
  expiresAt,
}
const failure = (status: number) =>
  new ProblemError({
    type: 'about:blank',
    title: 'No',
    status,
    code: status === 403 ? 'content.locked' : 'server.unavailable',
    detail: 'No.',
  } satisfies Problem)

test('addresses of pictures are renewed a minute before they end', () => {
  const answer = { data: pictures, error: null }
  expect(renewIn(answer, now)).toBe(9 * minute)
  expect(isOld(answer, now + 8 * minute)).toBe(false)
  expect(isOld(answer, now + 9 * minute)).toBe(true)
})

test('a network that is away is tried again, a refusal is final', () => {
  const late = now + 20 * minute
  expect(renewIn({ data: pictures, error: failure(503) }, late)).toBe(15_000)
  expect(renewIn({ data: pictures, error: failure(403) }, late)).toBe(false)
  expect(isOld({ data: pictures, error: failure(403) }, late)).toBe(false)
})

test('what plays renews its own, and nothing is renewed before it is there', () => {
  expect(renewIn({ data: sound, error: null }, now)).toBe(false)
  expect(isOld({ data: sound, error: null }, now + 20 * minute)).toBe(false)
  expect(renewIn({ data: undefined, error: null }, now)).toBe(false)
})
