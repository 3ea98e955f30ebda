import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { person } from '../test/people.ts'
import type { Shelf } from './files.ts'
import { makePiece } from './make-piece.ts'
import { demoPieces } from './pieces/index.ts'
import { readPicturesOf, readPieceByTitle } from './reader.ts'

let world: World
let owner: SignedInScope
let shelf: Shelf
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
  owner = await person(world, true)
  const folder = await mkdtemp(join(tmpdir(), 'demo-shelf-'))
  shelf = { folder, tall: 360, sizeOf: () => 2 }
})
afterAll(async () => {
  await rm(shelf.folder, { recursive: true })
  await world.close()
})

const pieceNamed = (title: string) => {
  const piece = demoPieces.find((one) => one.title === title)
  if (!piece) throw new Error(`no piece is called ${title}`)
  return piece
}
const rowNamed = (title: string) => readPieceByTitle(owner.db, owner.actor.accountId, title)
const then = new Date('2026-03-01T12:00:00Z')

test('an article is published on its own day, and made once', async () => {
  const piece = pieceNamed('Sharp enough')
  expect(await makePiece(owner, piece, then, shelf)).toBe(true)
  expect(await makePiece(owner, piece, then, shelf)).toBe(false)
  expect(await rowNamed(piece.title)).toMatchObject({
    ...{ status: 'published', published_at: then, created_at: then },
    cover_pending_kind: 'chosen',
  })
})

test('a gallery keeps its day for when its pictures are ready', async () => {
  const piece = pieceNamed('Crumb, four ways')
  await makePiece(owner, piece, then, shelf)
  const row = await rowNamed(piece.title)
  expect(row).toMatchObject({ status: 'processing', published_at: then })
  expect(row && (await readPicturesOf(owner.db, row.id))).toHaveLength(2)
})

test('what was stopped halfway is gone on with', async () => {
  const piece = pieceNamed('Six skies over one roof')
  const stopped = { ...shelf, sizeOf: () => Number.NaN }
  await expect(makePiece(owner, piece, then, stopped)).rejects.toThrow()
  expect(await rowNamed(piece.title)).toMatchObject({ status: 'draft' })
  expect(await makePiece(owner, piece, then, shelf)).toBe(true)
  expect(await rowNamed(piece.title)).toMatchObject({ status: 'processing' })
  expect((await readdir(shelf.folder)).filter((name) => name.startsWith('making-'))).toEqual([])
})
