import { describe, expect, it } from 'vitest'
import { entranceHref, safeNext } from './next.ts'

describe('where to go on after signing in', () => {
  it.each(['/', '/settings', '/profile/ada?tab=about#top', '/search?q=%2F%2Fa', '/loginless'])(
    'may be our own %s',
    (next) => expect(safeNext(next)).toBe(next),
  )

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\\..\\..\\\\evil.example',
    'javascript:alert(1)',
    'settings',
    '',
    undefined,
    7,
  ])('may not be %j', (next) => expect(safeNext(next)).toBe('/'))

  it.each(['/login', '/login?next=/login', '/register'])('is not signing in again: %s', (next) =>
    expect(safeNext(next)).toBe('/'),
  )

  it('is carried in the address, unless it is the home page', () => {
    expect(entranceHref('/login', '/settings?a=1')).toBe('/login?next=%2Fsettings%3Fa%3D1')
    expect(entranceHref('/register', '//evil.example')).toBe('/register')
  })
})
