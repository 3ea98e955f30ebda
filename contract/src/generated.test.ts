import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { generatedFiles } from './generate.ts'
import { routes } from './routes/index.ts'

const committed = (name: string) => readFile(new URL(`generated/${name}`, import.meta.url), 'utf8')

describe('what is generated from the contract', () => {
  it.each(Object.entries(generatedFiles()))(
    '%s is committed as it would be written',
    async (name, text) => {
      expect(await committed(name), 'run `npm run generate`').toBe(text)
    },
  )

  const { readViewer, signOut } = routes
  it.each([
    ['a route that moved', { readViewer: { ...readViewer, path: '/auth/me' } }],
    ['another access', { readViewer: { ...readViewer, access: 'public' } }],
    [
      'a reply with one more field',
      { signOut: { ...signOut, reply: z.object({ at: z.string() }) } },
    ],
    ['one more error', { signOut: { ...signOut, errors: ['auth.forbidden'] } }],
    ['a new route', { signOutAgain: { ...signOut, path: '/auth/logout/again' } }],
  ] as const)('the document is stale after %s', async (_, change) => {
    const { 'openapi.json': changed } = generatedFiles({ ...routes, ...change })
    expect(await committed('openapi.json')).not.toBe(changed)
  })
})
