import type { CommentView } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { mentionParts } from './mention-parts.ts'

const mention = (written: string, username = written) =>
  ({ username: written, person: { username } }) as CommentView['mentions'][number]
const parts = (text: string, ...mentions: CommentView['mentions']) =>
  mentionParts({ text, mentions }).map((part) => [part.text, part.username])

test('only those who are mentioned are links, with the name they have now', () => {
  expect(parts('Hey @Nina, ask @sam_x.', mention('nina', 'nina_park'))).toEqual([
    ['Hey ', null],
    ['@Nina', 'nina_park'],
    [', ask @sam_x.', null],
  ])
})

test('everybody counts, each time, and addresses do not', () => {
  expect(parts('@nina @sam\n@nina', mention('nina'), mention('sam'))).toEqual([
    ['@nina', 'nina'],
    [' ', null],
    ['@sam', 'sam'],
    ['\n', null],
    ['@nina', 'nina'],
  ])
  expect(parts('a@nina', mention('nina'))).toEqual([['a@nina', null]])
})

test('a text without mentions is one part', () => {
  expect(parts('Calm.')).toEqual([['Calm.', null]])
})
