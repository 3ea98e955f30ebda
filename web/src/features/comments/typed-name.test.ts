import type { PersonBrief } from '@fanfare/contract'
import { describe, expect, test } from 'vitest'
import { beginWith, completeName, typedNameAt } from './typed-name.ts'

describe('a name is being typed', () => {
  test.each([
    ['@n|', { at: 0, letters: 'n' }],
    ['Hey @nin|', { at: 4, letters: 'nin' }],
    ['Hey (@Ås|', { at: 5, letters: 'Ås' }],
    ['Hey\n@ni|na and more', { at: 4, letters: 'ni' }],
    ['@|', null],
    ['Hey @nina |', null],
    ['Hey nina|', null],
    ['me@example|', null],
    ['https://example.test/@nina|', null],
    [`@${'n'.repeat(31)}|`, null],
  ])('in %j', (typed, found) => {
    const caret = typed.indexOf('|')
    expect(typedNameAt(typed.replace('|', ''), caret)).toEqual(found)
  })
})

describe('a chosen name', () => {
  test.each([
    ['Hey @ni|', 'Hey @nina_park |'],
    ['Hey @ni| there', 'Hey @nina_park |there'],
    ['@ni|ko, look', '@nina_park |, look'],
    ['@ni|\nlook', '@nina_park |\nlook'],
  ])('completes %j', (typed, completed) => {
    const [text, caret] = [typed.replace('|', ''), typed.indexOf('|')]
    const name = typedNameAt(text, caret)
    const done = name && completeName(text, name, 'nina_park')
    expect(done && `${done.text.slice(0, done.caret)}|${done.text.slice(done.caret)}`).toBe(
      completed,
    )
  })
})

test('people are narrowed by the beginning of either name', () => {
  const person = (username: string, displayName: string) =>
    ({ id: username, username, displayName, picture: null }) as PersonBrief
  const people = [person('nina_p', 'Park'), person('zed', 'Nina Zed'), person('nils', 'Nils')]
  expect(beginWith(people, 'NIN').map(({ username }) => username)).toEqual(['nina_p', 'zed'])
})
