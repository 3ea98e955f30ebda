import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { findRetired } from './words.ts'

let folder: string | undefined
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true })
  folder = undefined
})

const found = (path: string, source: string) => {
  folder = mkdtempSync(join(tmpdir(), 'words-'))
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), source)
  return findRetired(folder)
}

it.each([
  ['a string', `export const a = 'Choose a piece'`, 'piece'],
  ['a template', `export const a = (n: number) => \`You have \${n} pieces here\``, 'pieces'],
  ['an attribute', `export const A = () => <input aria-label="Your e-mail" />`, 'e-mail'],
  ['JSX', `export const A = () => <p>Get it for nothing</p>`, 'for nothing'],
  ['a label of one word', `export const A = () => <b>Pieces</b>`, 'Pieces'],
  ['the end of a sentence', `export const a = 'It does not work any more.'`, 'any more'],
])('refuses a retired word in %s', (_, source, word) => {
  const [violation, ...others] = found('web/src/a.tsx', `\n${source}`)
  expect(violation).toContain(`web/src/a.tsx:2 "${word}"`)
  expect(others).toEqual([])
})

it('refuses a straight apostrophe in the interface, not in what developers read', () => {
  const source = `export const a = "You can't do this"`
  expect(found('web/src/a.ts', source)).toHaveLength(1)
  expect(found('ops/src/a.ts', source)).toEqual([])
})

it.each([
  ['code words', `export const a = ['piece', 'own-piece', 'seats_taken']`],
  ['comments', `/** A piece that somebody bought. */\nexport const a = 1`],
  ['imports', `import './kinds/one piece.ts'`],
  ['keys and types', `export const a: { 'a piece': 'one piece' } | null = null`],
  ['queries', 'declare const sql: (t: TemplateStringsArray) => void\nsql`select piece from seats`'],
  ['an alias of a table', `export const a = 'catalog.contents as piece'`],
  [
    'what the specification quotes',
    `export const a = 'Start by uploading your first piece of content'`,
  ],
  ['more of something', `export const a = 'We won’t send any more emails'`],
])('lets %s pass', (_, source) => {
  expect(found('web/src/a.tsx', source)).toEqual([])
})

it('does not look into tests', () => {
  expect(found('web/src/a.test.ts', `it('opens a piece', () => {})`)).toEqual([])
})
