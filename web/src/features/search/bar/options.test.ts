import type { Completion } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { type Group, groupsFor, startGroups } from './options.ts'

const namesIn = ({ label, options }: Group) => [
  label,
  ...options.map((one) => {
    if (one.kind === 'words') return one.isRecent ? `(${one.words})` : one.words
    return one.kind === 'person' ? one.person.displayName : one.title
  }),
]
const shown = (found: Partial<Parameters<typeof groupsFor>[0]>) =>
  groupsFor({ typed: 'harbor', recent: [], others: [], completions: [], ...found }).map(namesIn)

it('offers what was typed, then how one went on before, then how others do: three in all', () => {
  const recent = ['Harbor pilot', 'night bus', 'harbor', 'harbor at dusk']
  expect(
    shown({ recent: recent.slice(0, 3), others: ['harbor pilot', 'harbor painting'] }),
  ).toEqual([['Suggestions', 'harbor', '(Harbor pilot)', 'harbor painting']])
  expect(shown({ recent, others: ['harbor painting'] })).toEqual([
    ['Suggestions', 'harbor', '(Harbor pilot)', '(harbor at dusk)'],
  ])
})

it('groups people and posts, and shows no empty group', () => {
  const user = { username: 'harbor', displayName: 'Harbor Pictures' }
  const completions = [
    { type: 'content', id: 'a', text: 'Harbor before snow' },
    { type: 'user', id: 'b', text: 'Harbor Pictures', user },
  ] as unknown as Completion[]
  expect(shown({ completions })).toEqual([
    ['Suggestions', 'harbor'],
    ['Creators', 'Harbor Pictures'],
    ['Posts', 'Harbor before snow'],
  ])
})

it('begins with one’s own searches, then what others look for, each once', () => {
  const user = { id: 'b', username: 'harbor', displayName: 'Harbor Pictures' }
  const trending = { queries: ['Night bus', 'leonids'], creators: [user] } as never
  expect(startGroups({ recent: ['night bus'], trending }).map(namesIn)).toEqual([
    ['Recent searches', '(night bus)'],
    ['Trending searches', 'leonids'],
    ['Trending creators', 'Harbor Pictures'],
  ])
  expect(startGroups({ recent: [], trending: { queries: [], creators: [] } })).toEqual([])
})
