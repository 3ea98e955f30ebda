import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { demoFans } from '../../profiles/index.ts'
import { setTeaser } from '../commands/content-teaser.ts'
import { retryProcessing } from '../commands/retry-processing.ts'
import type { ContentRow } from '../reader/contents.ts'
import { calendar, type Dated, smallWorld } from './calendar.ts'
import { giveCover, type Shelf } from './files.ts'
import { giveBought, giveGrants } from './grants.ts'
import { makePiece } from './make-piece.ts'
import { scopeOfPerson } from './person.ts'
import { demoPieces } from './pieces/index.ts'
import { react } from './reactions.ts'
import { likes, readPieceByTitle } from './reader.ts'
import { keepSeries } from './series.ts'

interface DemoOptions {
  /** Two creators with short pieces, for tests. */
  readonly small: boolean
  /** Where what was drawn and composed is kept. */
  readonly folder: string
  progress(line: string): void
}

const day = 86_400_000
const pauseMs = 2_000
/** With no process there to work on them, pieces wait; so much patience has the seed. */
const patienceMs = 120_000

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

const shelfOf = ({ small, folder }: DemoOptions): Shelf => ({
  folder,
  tall: small ? 360 : 720,
  sizeOf: ({ type, size }) => (small ? Math.min(size, type === 'image' ? 2 : 6) : size),
})

interface World {
  readonly scope: Scope
  readonly shelf: Shelf
  readonly fans: readonly SignedInScope[]
  person(username: string): Promise<SignedInScope>
}

/** What can only be done once it is there to be seen. True when nothing is left to do. */
const finish = async (world: World, { piece }: Dated): Promise<boolean> => {
  const { scope, shelf, fans } = world
  const owner = await world.person(piece.creator)
  const row = await readPieceByTitle(scope.db, owner.actor.accountId, piece.title)
  if (row?.status === 'failed' && piece.state === 'failed') return true
  // A machine that is too busy gives up on a file now and then; the next time it may not.
  if (row?.status === 'failed') await retryProcessing(owner, row.id)
  if (row?.status !== 'published') return false
  await giveCover(owner, row, piece, shelf)
  await teaserOf(owner, row, piece.teaser)
  const [first] = fans
  if (first && !(await likes(scope.db, row.id, first.actor.accountId))) {
    await react(scope, row, owner, fans)
  }
  return row.cover_asset_id !== null
}

/** Not from the beginning: who buys after it goes on at a moment of the piece, not of the teaser. */
const teaserRange = { start: 1, end: 7 }

const teaserOf = async (owner: SignedInScope, row: ContentRow, wanted: boolean) => {
  if (!wanted || row.teaser_asset_id || !row.duration) return
  const { start, end } = teaserRange
  await setTeaser(owner, row.id, { start, end: Math.min(end, row.duration) })
}

const openWorld = async (scope: Scope, shelf: Shelf): Promise<World> => {
  const known = new Map<string, Promise<SignedInScope>>()
  const person = (username: string) => {
    const found = known.get(username) ?? scopeOfPerson(scope, username)
    known.set(username, found)
    return found
  }
  return { scope, shelf, person, fans: await Promise.all(demoFans.map(person)) }
}

/** Goes over what was made until all of it is finished, or nothing has moved for a while. */
const finishAll = async (world: World, made: Dated[], isMaking: () => boolean) => {
  let idleMs = 0
  while (isMaking() || (made.length > 0 && idleMs < patienceMs)) {
    const batch = made.splice(0)
    const left: Dated[] = []
    for (const one of batch) if (!(await finish(world, one))) left.push(one)
    made.push(...left)
    idleMs = isMaking() || left.length < batch.length ? 0 : idleMs + pauseMs
    if (left.length > 0 || isMaking()) await pause()
  }
  return made.length
}

/** How many pieces are made between two words about it. */
const saidEvery = 20

/** About 300 pieces with what people said of them; running it again adds only what is missing. */
export const demoCatalog = async (scope: Scope, options: DemoOptions) => {
  const shelf = shelfOf(options)
  const world = await openWorld(scope, shelf)
  const dated = calendar(options.small ? smallWorld : demoPieces)
  await giveGrants(scope, world.fans, world.person)
  const made: Dated[] = []
  let isMaking = true
  const making = async () => {
    for (const [number, one] of dated.entries()) {
      const { piece, age } = one
      const owner = await world.person(piece.creator)
      const published = new Date(scope.now().getTime() - age * day)
      const isNew = await makePiece(owner, piece, published, shelf)
      if (isNew && piece.series) await keepSeries(owner, piece.series)
      if (piece.state === 'published' || piece.state === 'failed') made.push(one)
      if (isNew && (number + 1) % saidEvery === 0) {
        options.progress(`${number + 1} of ${dated.length} pieces are made`)
      }
    }
  }
  const ended = making().finally(() => {
    isMaking = false
  })
  const [waiting] = await Promise.all([finishAll(world, made, () => isMaking), ended])
  await giveBought(scope, world.person)
  return { pieces: dated.length, waiting }
}
