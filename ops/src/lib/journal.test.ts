import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { followJournal, Journal } from './journal.ts'

const folder = mkdtempSync(join(tmpdir(), 'journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileWith = (name: string, entries: readonly number[]) => {
  const path = join(folder, name)
  const journal = new Journal<number>(path)
  for (const entry of entries) journal.append(entry)
  return path
}

test('what was written is there for the next one, all of it or the last', () => {
  const journal = new Journal<number>(fileWith('kept', [1, 2, 3]))
  expect(journal.read()).toEqual([1, 2, 3])
  expect(journal.read(2)).toEqual([2, 3])
  expect(journal.read(9)).toEqual([1, 2, 3])
  journal.clear()
  expect(journal.read()).toEqual([])
})

test('a line that was cut off by a kill is nobody’s, and the next one stands by itself', () => {
  const path = fileWith('torn', [1])
  appendFileSync(path, '{"half"')
  const journal = new Journal<number>(path)
  journal.append(2)
  expect(journal.read()).toEqual([1, 2])
})

test('who looks on gets each line once, and no half of one', () => {
  const path = fileWith('followed', [1])
  const next = followJournal<number>(path)
  expect(next()).toEqual([1])
  appendFileSync(path, '2\n3')
  expect(next()).toEqual([2])
  appendFileSync(path, '4\n')
  expect(next()).toEqual([34])
  expect(next()).toEqual([])
})
