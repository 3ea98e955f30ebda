import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findForbidden } from './imports.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'fanfare-imports-'))
})
afterEach(() => rmSync(tree, { recursive: true }))

function check(path: string, source: string): string[] {
  mkdirSync(join(tree, dirname(path)), { recursive: true })
  writeFileSync(join(tree, path), source)
  return findForbidden(tree)
}

const catalog = 'server/src/domains/catalog'
const billing = 'server/src/domains/billing'

describe('forbidden', () => {
  test.each([
    ['web → server', 'web/src/app/a.ts', "import '../../../server/src/platform/scope.ts'"],
    ['server → web', 'server/src/platform/a.ts', "export * from '@fanfare/web'"],
    ['contract → server', 'contract/src/a.ts', "import type { A } from '@fanfare/server'"],
    ['server → provider', 'server/src/platform/a.ts', "import '@fanfare/sandbox-pay'"],
    ['demo past the index', 'demo/src/a.ts', "import '../../server/src/domains/media/sign.ts'"],
    ['server → demo', 'server/src/platform/a.ts', "import '@fanfare/demo'"],
    ['provider → contract', 'sandbox-pay/src/a.ts', "import '@fanfare/contract'"],
    ['lazily too', 'web/src/app/a.ts', "const a = () => import('@fanfare/server')"],
    ['ui → feature', 'web/src/ui/a.tsx', "import { B } from '../features/identity/index.ts'"],
    ['core → feature', 'web/src/core/api/a.ts', "import { B } from '../../features/live/index.ts'"],
    ['core → app', 'web/src/core/api/a.ts', "import { router } from '../../app/router.tsx'"],
    [
      'feature → app',
      'web/src/features/live/a.ts',
      "import { router } from '../../app/router.tsx'",
    ],
    ['ui → core', 'web/src/ui/form/a.tsx', "import { api } from '../../core/api/api.ts'"],
    ['ui → contract', 'web/src/ui/a.tsx', "import type { B } from '@fanfare/contract'"],
    ['inside a feature', 'web/src/features/live/a.ts', "import '../catalog/card.tsx'"],
    ['up the order', `${catalog}/a.ts`, "import { b } from '../billing/index.ts'"],
    ['beside', 'server/src/domains/search/a.ts', "import '../analytics/index.ts'"],
    ['past the index', `${catalog}/a.ts`, "import { b } from '../media/writer.ts'"],
    ['up the rooms', `${billing}/orders/a.ts`, "import { b } from '../checkout/routes.ts'"],
    ['lazily up', `${billing}/refunds/a/b.ts`, "const a = () => import('../../gifts/kind.ts')"],
    ['rooms side by side', `${billing}/earnings/a.ts`, "import '../audience/sums.ts'"],
    ['room → its root', `${billing}/checkout/a.ts`, "import { b } from '../kinds.ts'"],
    ['from no known room', `${billing}/attic/a.ts`, "import '../orders/policy.ts'"],
    ['to no known room', `${billing}/receipts/a.ts`, "import '../attic/a.ts'"],
    ['unknown domain', `${catalog}/a.ts`, "import { b } from '../gossip/index.ts'"],
    ['platform → domain', 'server/src/platform/a.ts', "import '../domains/media/index.ts'"],
    ['page past the index', 'server/src/pages/a.ts', "import '../domains/media/reader.ts'"],
    ['domain → page', `${catalog}/a.ts`, "import '../../pages/home.ts'"],
    ['helpers', `${catalog}/a.ts`, "import '../../../test/factories.ts'"],
    ['kysely', `${catalog}/policy.ts`, "import { sql } from 'kysely'"],
    ['a query', `${catalog}/commands/a.ts`, "export const a = (tx) => tx.q.insertInto('a')"],
    [
      "another domain's table",
      `${catalog}/reader.ts`,
      "export const a = (db) => db.q.selectFrom('identity.accounts as a')",
    ],
    [
      'a constant parameter',
      `${catalog}/reader.ts`,
      "export const a = (list) => list.where('status', '=', 'published')",
    ],
    [
      'constants in a list',
      `${catalog}/reader.ts`,
      "export const a = (list) => list.where((row) => row('status', 'in', ['draft', 'failed']))",
    ],
    ['environment', `${catalog}/a.ts`, 'export const a = process.env.A'],
    ['its other door', `${catalog}/a.ts`, "import { env } from 'node:process'"],
    ['Date.now', `${catalog}/a.ts`, 'export const a = () => Date.now()'],
    ['new Date', `${catalog}/a.ts`, 'export const a = () => new Date()'],
    ['a date', 'web/src/ui/a.tsx', 'export const a = (at: Date) => at.toLocaleDateString()'],
    [
      'a moment',
      'web/src/app/a.ts',
      'export const a = (b: string) => new Date(b).toLocaleString()',
    ],
    ['a format', 'web/src/app/a.ts', "export const a = new Intl.DateTimeFormat('en')"],
    ['a spread literal', 'e2e/src/a.ts', 'export const a = { ...{ b, c }, d }'],
    ['in parentheses', 'e2e/src/a.ts', 'export const a = { d, ...({ b, c }) }'],
    ['in JSX', 'web/src/ui/a.tsx', 'export const A = () => <B {...{ c, d }} />'],
  ])('%s', (_, path, source) => {
    expect(check(path, `\n${source}\n`)).toEqual([expect.stringContaining(`${path}:2 `)])
  })
})

describe('allowed', () => {
  test.each([
    ['web → contract', 'web/src/app/a.ts', "import { a } from '@fanfare/contract'"],
    ['app → feature', 'web/src/app/a.ts', "const a = () => import('../features/live/screen.tsx')"],
    ['feature → core', 'web/src/features/live/a.ts', "import '../../core/api/api.ts'"],
    ['core → ui', 'web/src/core/api/a.ts', "import '../../ui/form/button.tsx'"],
    ['feature → feature', 'web/src/features/live/a.ts', "import '../catalog/index.ts'"],
    ['down the order', `${catalog}/a.ts`, "import { b } from '../media/index.ts'"],
    ['down the rooms', `${billing}/refunds/a.ts`, "import { b } from '../orders/kind.ts'"],
    ['root → rooms', `${billing}/kinds.ts`, "import { b } from './gifts/kind.ts'"],
    ['within a room', `${billing}/tips/commands/a.ts`, "import { b } from '../tab.ts'"],
    [
      'a test of a room',
      `${billing}/orders/a.test.ts`,
      "import { b } from '../checkout/routes.ts'",
    ],
    ['own rooms', `${catalog}/commands/a.ts`, "import { b } from '../writer.ts'"],
    ['page → domains', 'server/src/pages/a.ts', "import '../domains/media/index.ts'"],
    ['reader', `${catalog}/reader.ts`, "import { sql } from 'kysely'"],
    [
      'a constant in the text',
      `${catalog}/reader.ts`,
      "export const a = (list, b) => list.where('c', '=', sql.lit('d')).where('b', 'in', [...b])",
    ],
    ['null, which is text', `${catalog}/reader.ts`, "export const a = (b) => b('c', 'is', null)"],
    [
      'writer folder',
      `${catalog}/writer/likes.ts`,
      "export const a = (tx) => tx.q.deleteFrom('a')",
    ],
    ['config', 'server/src/platform/config/a.ts', 'export const a = process.env.A'],
    ['a given instant', `${catalog}/a.ts`, 'export const a = (b: string) => new Date(b)'],
    ['test → helpers of a domain below', `${catalog}/a.test.ts`, "import '../media/test/films.ts'"],
    [
      'the dates',
      'web/src/ui/text/dates.ts',
      'export const a = (b: Date) => b.toLocaleDateString()',
    ],
    ['a count', 'web/src/ui/a.ts', 'export const a = (b: number) => b.toLocaleString()'],
    ['a conditional spread', `${catalog}/a.ts`, 'export const a = { ...(b && { b }), ...c }'],
    ['spread props', 'web/src/ui/a.tsx', 'export const A = (props) => <B {...props} />'],
    ['test → helpers', `${catalog}/a.test.ts`, "import '../../../test/factories.ts'"],
  ])('%s', (_, path, source) => {
    expect(check(path, source)).toEqual([])
  })
})
