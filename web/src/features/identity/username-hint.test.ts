import { expect, it } from 'vitest'
import { usernameHint } from './username-hint.ts'

it.each([
  ['', '3 to 30 letters, numbers or underscores'],
  ['a', '2 more characters needed'],
  ['ab', '1 more character needed'],
  ['ada b', 'No spaces. You can use _ instead.'],
  ['ada-b', 'You can’t use -'],
  ['a'.repeat(32), '2 too many (30 max)'],
])('of %j: %s', (typed, said) => expect(usernameHint(typed)).toBe(said))

it('promises a name only once the server has said that it is free', () => {
  expect(usernameHint('Ada_1')).toBe('Checking if it’s available…')
  expect(usernameHint('Ada_1', false)).toBe('@ada_1 is taken')
  expect(usernameHint('Ada_1', true)).toBe('Available. Your page will be at /profile/ada_1')
})
