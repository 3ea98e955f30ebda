import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

const parts = (text: string) => linkParts(text).map((part) => [part.text, part.href])

test('addresses are links, without what follows them in a sentence', () => {
  expect(parts('See https://example.com/a?b=1, or www.example.org.')).toEqual([
    ['See ', null],
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    [', or ', null],
    ['www.example.org', 'https://www.example.org/'],
    ['.', null],
  ])
  expect(parts('(https://example.com/a_(b))')).toEqual([
    ['(', null],
    ['https://example.com/a_(b)', 'https://example.com/a_(b)'],
    [')', null],
  ])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'wwwexample', 'plain words'])(
  '%s is plain words',
  (text) => expect(parts(text)).toEqual([[text, null]]),
)
