import { z } from 'zod'
import { AccountId, PackId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { PackCard, PackFields, PackView } from '../shapes/index.ts'

const own = ownById('signed-in', 'pack', PackId)
const byAnyone = { ...own, object: { ...own.object, allowed: 'anyone' } } as const
const rateLimit = { points: 120, seconds: 3600, by: 'account' } as const
const reply = z.object({ pack: PackView })
const body = { title: 'Painters of weather', description: '', creatorIds: [] }

/** Creators who can’t be found are left out. */
export const createPack = route({
  method: 'POST',
  path: '/social/packs',
  access: 'signed-in',
  body: PackFields,
  status: 201,
  reply,
  errors: ['pack.empty', 'pack.too-many'],
  rateLimit,
  idempotent: true,
  example: { body: { ...body, creatorIds: ['<a-creator>'] } },
})

export const readPack = route({
  method: 'GET',
  path: '/social/packs/:id',
  ...byAnyone,
  access: 'public',
  reply,
  errors: ['pack.not-found'],
  example: {},
})

export const updatePack = route({
  method: 'PUT',
  path: '/social/packs/:id',
  ...own,
  body: PackFields,
  reply,
  errors: ['pack.not-found', 'pack.empty'],
  rateLimit,
  example: { body: { ...body, creatorIds: ['<a-creator>'] } },
})

/** Whoever followed its creators goes on following them. */
export const deletePack = route({
  method: 'DELETE',
  path: '/social/packs/:id',
  ...own,
  errors: ['pack.not-found'],
  rateLimit,
  example: {},
})

/** Everyone in it whom the caller does not follow yet. */
export const followPack = route({
  method: 'POST',
  path: '/social/packs/:id/follow',
  ...byAnyone,
  reply,
  errors: ['pack.not-found', 'follow.too-many'],
  rateLimit,
  example: {},
})

/** Newest first. */
export const listPacks = route({
  method: 'GET',
  path: '/social/users/:id/packs',
  access: 'public',
  object: { in: 'params', name: 'id', kind: 'profile', allowed: 'anyone' },
  params: z.object({ id: AccountId }),
  query: PageQuery,
  reply: page('packs', PackCard),
  errors: ['profile.not-found', 'request.cursor-mismatch'],
  example: { query: { limit: 20 } },
})
