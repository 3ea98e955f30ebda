import { expect, test } from 'vitest'
import { namesIn } from './mentions.ts'

test.each([
  ['@nina', ['nina']],
  ['Thanks, @Nina_Park! And @sam42.', ['nina_park', 'sam42']],
  ['(@nina) “@sam” @nina’s', ['nina', 'sam', 'nina']],
  ['@nina@sam', []],
  ['@nina,@sam', ['nina', 'sam']],
  ['line\n@nina', ['nina']],
  ['@ni', []],
  [`@${'n'.repeat(30)}`, ['n'.repeat(30)]],
  [`@${'n'.repeat(31)}`, []],
  ['nina@example.test', []],
  ['nina.park+@example.test', []],
  ['@nina@example.test', []],
  ['@example.test', []],
  ['https://example.test/@nina and @sam', ['sam']],
  ['https://example.test/?to=@nina', []],
  ['www.example.test?@nina', []],
  ['example.test/@nina', []],
  ['@ninå', []],
  ['å@nina', []],
  ['@@nina', []],
  ['@ nina', []],
])('finds the names in %j', (text, names) => {
  expect(namesIn(text).map(({ username }) => username)).toEqual(names)
})

test('says where they stand', () => {
  expect(namesIn('Hey @Nina and @sam')).toEqual([
    { at: 4, username: 'nina' },
    { at: 14, username: 'sam' },
  ])
})
