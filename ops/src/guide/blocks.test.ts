import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../lib/paths.ts'
import { applyBlock, readBlocks } from './blocks.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'fanfare-guide-'))
  writeFileSync(join(tree, 'list.ts'), 'export const list = [\n  one,\n  two,\n]\n')
})
afterEach(() => rmSync(tree, { recursive: true }))

const apply = (page: string) => {
  for (const block of readBlocks(page)) applyBlock(tree, block)
}
const read = (path: string) => readFileSync(join(tree, path), 'utf8')

test('a named block is a new file, an unnamed one is only read', () => {
  apply('`src/a.ts`\n\n```ts\nexport const a = 1\n```\n\nRun it:\n\n```sh\nrm -r .\n```\n')
  expect(read('src/a.ts')).toBe('export const a = 1\n')
})

test('lines go after, before or in place of the line that is named', () => {
  apply('`list.ts` after `one,`\n\n```ts\n  more,\n```\n')
  apply('`list.ts` before `one,`\n\n```ts\n  zero,\n```\n')
  apply('`list.ts` replacing `two,`\n\n```ts\n  last,\n```\n')
  expect(read('list.ts')).toBe('export const list = [\n  zero,\n  one,\n  more,\n  last,\n]\n')
})

test('a line that is gone, and a file that exists already, are named', () => {
  expect(() => apply('`list.ts` after `three,`\n\n```ts\n  four,\n```\n')).toThrow(
    /0 lines "three,"/,
  )
  expect(() => apply('`list.ts`\n\n```ts\n```\n')).toThrow('list.ts exists already')
})

test('the page has an example that goes through every layer', () => {
  const paths = readBlocks(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')).map(
    (one) => one.path,
  )
  for (const layer of ['contract/', 'server/migrations/', 'server/src/domains/', 'web/src/']) {
    expect(paths.some((path) => path.startsWith(layer))).toBe(true)
  }
  expect(paths.some((path) => path.endsWith('.test.ts'))).toBe(true)
})
