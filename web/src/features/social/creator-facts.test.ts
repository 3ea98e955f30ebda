import { expect, it } from 'vitest'
import { holdsCreator, withCreator } from './creator-facts.ts'

const ines = { id: 'ines', followerCount: 4, viewer: { follows: false, bell: null } }
const noor = { id: 'noor', followerCount: 9, viewer: null }
const list = {
  pages: [
    { content: [{ id: 'fog', creator: ines }] },
    { content: [{ id: 'rain', creator: noor }] },
  ],
  pageParams: [undefined],
}

it('finds a creator however deep an answer shows them, and nobody by another thing’s id', () => {
  expect(holdsCreator(list, 'ines')).toBe(true)
  expect(holdsCreator({ user: ines }, 'ines')).toBe(true)
  expect(holdsCreator(list, 'fog')).toBe(false)
  expect(holdsCreator(undefined, 'ines')).toBe(false)
})

it('changes them everywhere, and leaves what does not show them the same object', () => {
  const changed = withCreator(list, 'ines', (facts) => ({
    followerCount: facts.followerCount + 1,
    viewer: { follows: true, bell: 'all' },
  }))
  expect(changed.pages[0]?.content[0]?.creator).toEqual({
    id: 'ines',
    followerCount: 5,
    viewer: { follows: true, bell: 'all' },
  })
  expect(Array.isArray(changed.pages)).toBe(true)
  expect(changed.pages[1]).toBe(list.pages[1])
  expect(withCreator(list, 'someone', (facts) => facts)).toBe(list)
})
