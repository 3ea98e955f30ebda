import { expect, test } from 'vitest'
import { emojiGroups, emojisOf, findEmojis } from './emojis.ts'

const found = (q: string) => findEmojis(q).map(({ emoji }) => emoji)

test('an emoji is found by how words of its name begin', () => {
  expect(found('red hea')).toContain('❤️')
  expect(found('HEART red')).toContain('❤️')
  expect(found('eart')).toEqual([])
  expect(found('')).not.toEqual([])
})

test('those whose name begins so come first', () => {
  expect(found('fire')[0]).toBe('🔥')
})

test('every emoji that is offered is one for the server', () => {
  const refused = emojiGroups
    .flatMap(({ emojis }) => emojis)
    .filter(({ emoji }) => !/^\p{RGI_Emoji}$/v.test(emoji))
  expect(refused).toEqual([])
})

test('what is not known any more is left out', () => {
  expect(emojisOf(['🔥', 'x', '👏']).map(({ emoji }) => emoji)).toEqual(['🔥', '👏'])
})
