import { expect, it } from 'vitest'
import { peopleOf } from './make-people.ts'

const rolesIn = (FANFARE_MODE: 'development' | 'test' | 'production') =>
  new Set(peopleOf({ FANFARE_MODE }).map(({ role }) => role))

it('makes staff for development and none in production, where their password is known to all', () => {
  expect(rolesIn('development')).toEqual(new Set(['creator', 'fan', 'moderator', 'admin']))
  expect(rolesIn('production')).toEqual(new Set(['creator', 'fan']))
})
