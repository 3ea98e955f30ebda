import { setTimeout as sleep } from 'node:timers/promises'
import type { Scope, SignedInScope } from '../../../server/src/platform/scope.ts'
import { giveBought, giveGrants } from '../grants.ts'
import type { Sources } from '../media/sources.ts'
import { demoFans } from '../people/people.ts'
import { call, scopeOfPerson } from '../person.ts'
import { keyOf, likes, type PostRow, readPublished } from '../reader.ts'
import { calendar, type Dated, smallWorld } from './calendar.ts'
import { giveCover, type Making } from './files.ts'
import { makePost } from './make-post.ts'
import { react } from './reactions.ts'
import { arrangeSeries } from './series.ts'
import { demoPosts } from './texts/index.ts'

interface Options {
  /** Two creators with short posts, for tests. */
  readonly small: boolean
  readonly sources: Sources
  progress(words: string): void
}

const day = 86_400_000
const pauseMs = 2_000
/** Without a worker posts are never ready; this long nothing may happen before it gives up. */
const patienceMs = 120_000
const progressEveryMs = 10_000

interface World {
  readonly scope: Scope
  readonly making: Making
  readonly fans: readonly SignedInScope[]
  person(username: string): Promise<SignedInScope>
}

/** Not from the start, so that a buyer goes on at a moment of the film and not of the preview. */
const teaserStart = 1
const teaserMost = 6

const giveTeaser = async (owner: SignedInScope, row: PostRow, wanted: boolean) => {
  if (!wanted || row.teaser_asset_id || !row.duration) return
  const length = Math.min(teaserMost, row.duration / 2)
  const body = { start: teaserStart, end: teaserStart + length }
  await call(owner, 'setTeaser', { params: { id: row.id }, body })
}

type Rows = Awaited<ReturnType<typeof readPublished>>

/** What can only be done with a published post. True when nothing is left to do. */
const finish = async (world: World, { post }: Dated, rows: Rows): Promise<boolean> => {
  if (post.state !== 'published' && post.state !== 'failed') return true
  const { scope, making, fans } = world
  const owner = await world.person(post.creator)
  const row = rows.get(keyOf(owner.actor.accountId, post.title))
  if (row?.status === 'failed' && post.state === 'failed') return true
  // A machine that is too busy fails a file now and then.
  if (row?.status === 'failed') await call(owner, 'retryProcessing', { params: { id: row.id } })
  if (row?.status !== 'published') return false
  await giveCover(owner, row, post, making)
  await giveTeaser(owner, row, post.teaser)
  const [first] = fans
  if (first && !(await likes(scope.db, row.id, first.actor.accountId))) {
    await react(scope, row, owner, fans)
  }
  return row.cover_asset_id !== null
}

const openWorld = async (scope: Scope, { small, sources }: Options): Promise<World> => {
  const known = new Map<string, Promise<SignedInScope>>()
  const person = (username: string) => {
    const found = known.get(username) ?? scopeOfPerson(scope, username)
    known.set(username, found)
    return found
  }
  const sizeOf: Making['sizeOf'] = ({ type, size }) =>
    small ? Math.min(size, type === 'image' ? 2 : 6) : size
  return {
    scope,
    making: { sources, sizeOf },
    person,
    fans: await Promise.all(demoFans.map(person)),
  }
}

/** Visits the posts that were made until all are finished, or nothing has moved for a while. */
const finishAll = async (
  world: World,
  made: Dated[],
  isMaking: () => boolean,
  count: () => void,
) => {
  let idleMs = 0
  while (isMaking() || (made.length > 0 && idleMs < patienceMs)) {
    const batch = made.splice(0)
    const rows = await readPublished(world.scope.db)
    const left: Dated[] = []
    for (const one of batch) {
      if (await finish(world, one, rows)) count()
      else left.push(one)
    }
    made.push(...left)
    idleMs = isMaking() || left.length < batch.length ? 0 : idleMs + pauseMs
    if (left.length > 0 || isMaking()) await sleep(pauseMs)
  }
  return made.length
}

const makeAll = async (world: World, dated: readonly Dated[], made: Dated[]) => {
  for (const one of dated) {
    const { post, age } = one
    const owner = await world.person(post.creator)
    const published = new Date(world.scope.now().getTime() - age * day)
    const isNew = await makePost(owner, post, published, world.making)
    if (isNew && post.series) await arrangeSeries(owner, post.series)
    made.push(one)
  }
}

/** All posts with their reactions; running it again adds only what is missing. */
export const makePosts = async (scope: Scope, options: Options) => {
  const world = await openWorld(scope, options)
  const dated = calendar(options.small ? smallWorld : demoPosts)
  await giveGrants(scope, world.fans, world.person)
  const made: Dated[] = []
  let [isMaking, ready] = [true, 0]
  const count = () => void ready++
  const report = () => options.progress(`${ready} of ${dated.length} posts ready`)
  const reporting = setInterval(report, progressEveryMs)
  try {
    const ended = makeAll(world, dated, made).finally(() => {
      isMaking = false
    })
    const [waiting] = await Promise.all([finishAll(world, made, () => isMaking, count), ended])
    await giveBought(scope, world.person)
    return { posts: dated.length, waiting }
  } finally {
    clearInterval(reporting)
  }
}
