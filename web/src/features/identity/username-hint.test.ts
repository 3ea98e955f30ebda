import { expect, it } from 'vitest'
import { usernameHint } from './username-hint.ts'

it.each([
  ['', '3 to 30 of a-z, 0-9 and _'],
  ['a', '2 more characters'],
  ['ab', 'One more character'],
  ['Ada_1', 'Your page will be at /profile/ada_1'],
  ['ada b', 'Without spaces; _ can stand for one'],
  ['ada-b', 'Without -'],
  ['a'.repeat(32), '2 too many, 30 at most'],
])('of %j: %s', (typed, said) => expect(usernameHint(typed)).toBe(said))
