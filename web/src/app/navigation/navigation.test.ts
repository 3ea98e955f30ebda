import { expect, test } from 'vitest'
import type { Viewer } from '../../core/session/viewer.ts'
import { isCurrent, isInStudio } from './entry.ts'
import { everyonesEntries, home, signIn } from './first-entries.ts'
import { entriesIn, footerColumns } from './lines.ts'
import { ownBottomEntries } from './signed-in-entries.ts'
import { studioEntries } from './studio-entries.ts'

const fan = { username: 'noor', role: 'fan' } as Viewer
const creator = { username: 'ines', role: 'creator' } as Viewer
const areas = ['library', 'end', 'menu', 'you', ...footerColumns] as const
const bottomEntries = (viewer: Viewer | null) => [
  ...everyonesEntries,
  ...(viewer ? ownBottomEntries : [signIn]),
]
const labels = (viewer: Viewer | null) => [
  ...bottomEntries(viewer).map(({ label }) => label),
  ...areas.flatMap((area) => entriesIn(area, viewer).map(({ label }) => label)),
]

test('offers fans to become creators, and nothing that only creators can use', () => {
  expect(labels(fan).filter((label) => /^Create|Studio/.test(label))).toEqual([])
  expect(labels(fan)).toContain('Become a creator')
  expect(labels(creator)).toContain('Studio')
  expect(labels(creator)).not.toContain('Become a creator')
})

test('leads visitors to signing in, and to nothing that needs it', () => {
  expect(bottomEntries(null).map(({ label }) => label)).toEqual(['Home', 'Explore', 'Sign in'])
  expect(labels(null)).not.toContain('Settings')
})

test('lights the one entry somebody is at', () => {
  expect(isCurrent(home, '/')).toBe(true)
  expect(isCurrent(home, '/explore')).toBe(false)
  const lit = (path: string) =>
    studioEntries.filter((entry) => isCurrent(entry, path)).map(({ label }) => label)
  expect(lit('/dashboard')).toEqual(['Overview'])
  expect(lit('/dashboard/content')).toEqual(['Content'])
  expect(lit('/dashboard/followers')).toEqual(['Analytics'])
  expect(lit('/dashboard/subscriptions/tiers/new')).toEqual(['Tiers'])
})

test('is the studio for creators alone, at addresses of theirs', () => {
  expect(isInStudio(creator, '/dashboard/earnings')).toBe(true)
  expect(isInStudio(creator, '/create')).toBe(true)
  expect(isInStudio(creator, '/created')).toBe(false)
  expect(isInStudio(fan, '/dashboard')).toBe(false)
  expect(isInStudio(null, '/create')).toBe(false)
})
