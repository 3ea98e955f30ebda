import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../lib/paths.ts'
import { roomOrders } from './room-rules.ts'
import { findCircles, foldersOf, layersOf } from './rooms.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'fanfare-rooms-'))
})
afterEach(() => rmSync(tree, { recursive: true }))

const writeAt = (path: string, source: string) => {
  const file = join(tree, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
}
const write = (path: string, source: string) =>
  writeAt(`server/src/domains/billing/${path}`, source)

test('lays rooms from the bottom up', () => {
  write('orders/a.ts', '')
  write('tips/a.ts', "import '../orders/a.ts'")
  write('gifts/a.ts', "import '../orders/a.ts'; import '../tips/a.ts'")
  expect(layersOf(foldersOf(tree, 'billing'))).toEqual({
    layers: [['orders'], ['tips'], ['gifts']],
    circle: [],
  })
})

test('names those that import each other', () => {
  write('orders/a.ts', "import type { A } from '../tips/a.ts'")
  write('tips/a.ts', "export * from '../gifts/a.ts'")
  write('gifts/a.ts', "const a = () => import('../orders/a.ts')")
  const found = findCircles(tree, () => {})
  expect(found).toContain('billing: gifts, orders, tips import each other in a circle')
})

test('a test that uses the whole domain makes no circle', () => {
  write('orders/a.ts', '')
  write('orders/a.test.ts', "import '../tips/a.ts'")
  write('tips/a.ts', "import '../orders/a.ts'")
  expect(layersOf(foldersOf(tree, 'billing')).circle).toEqual([])
})

test('names a room that is in the order and not there', () => {
  write('orders/a.ts', '')
  expect(findCircles(tree, () => {})).toContain('billing has no room tips, which its order names')
})

test('every room of billing has its place', () => {
  const placed = (roomOrders.billing ?? []).flat().sort()
  expect([...foldersOf(root, 'billing').keys()].sort()).toEqual(placed)
})

test('lays features of the web in order, and names a circle of theirs', () => {
  const feature = (name: string, source: string) =>
    writeAt(`web/src/features/${name}/index.ts`, source)
  feature('tips', "import '../billing/index.ts'")
  feature('billing', '')
  const lines: string[] = []
  findCircles(tree, (line) => lines.push(line))
  expect(lines).toContain('rooms of web/src/features: billing < tips')
  feature('billing', "const a = () => import('../tips/index.ts')")
  expect(findCircles(tree, () => {})).toContain(
    'web/src/features: billing, tips import each other in a circle',
  )
})
