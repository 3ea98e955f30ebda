import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url))
const routeModule = fileURLToPath(new URL('route.ts', import.meta.url))
const options = '--noEmit --strict --module nodenext --allowImportingTsExtensions --skipLibCheck'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fanfare-route-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What the compiler says of a route that is declared like this; nothing when it is content. */
const compile = async (definition: string): Promise<string> => {
  const file = join(folder, 'declared.ts')
  await writeFile(
    file,
    `import { route } from '${routeModule}'\nexport const declared = route(${definition})\n`,
  )
  return new Promise((done) => {
    execFile(compiler, [...options.split(' '), file], (_, output) => done(output))
  })
}

it('compiles with all that is required', async () => {
  expect(await compile(`{ method: 'GET', path: '/a', access: 'public', example: {} }`)).toBe('')
}, 30_000)

it.each([
  ['access', `{ method: 'GET', path: '/a', example: {} }`],
  ['example', `{ method: 'GET', path: '/a', access: 'public' }`],
])(
  'does not compile without %s',
  async (missing, definition) => {
    expect(await compile(definition)).toContain(`Property '${missing}' is missing`)
  },
  30_000,
)

it('does not compile with an access that nobody checks', async () => {
  const definition = `{ method: 'GET', path: '/a', access: 'friends', example: {} }`
  expect(await compile(definition)).toContain(`'"friends"' is not assignable`)
}, 30_000)
