import type { AccountId, ContentId } from '@fanfare/contract'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { type Actor, accountOf, type Scope } from '../../../platform/scope.ts'
import { type Grants, noGrants } from '../../entitlements/index.ts'
import { readSights } from '../../profiles/index.ts'
import { canSee, isOwner, judge, visitorOf } from '../policy.ts'
import { type GatedRow, readGated } from '../reader/views.ts'
import { grantsFor, hasBought } from '../viewing.ts'
import { putOpened } from '../writer/history.ts'
import { insertViews } from '../writer/views.ts'

export interface Beacon {
  readonly contentId: ContentId
  readonly actor: Actor
  /** Asked once it is known that the view counts. */
  viewer(): Promise<string>
  readonly slot: Date
}

interface Waiting {
  readonly beacon: Beacon
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

const longestMs = 50
const most = 1_000

type Contents = ReadonlyMap<ContentId, GatedRow>

const readContents = async ({ db }: Scope, batch: readonly Waiting[]): Promise<Contents> => {
  const ids = new Set(batch.map(({ beacon }) => beacon.contentId))
  const rows = await readGated(db, [...ids])
  return new Map(rows.map((row) => [row.id, row]))
}

const stranger: Actor = { kind: 'anonymous' }

/** What the creators of these posts are to those who watch them: one query for all. */
const readCreatorSights = (scope: Scope, batch: readonly Waiting[], contents: Contents) => {
  const byStrangers = [...contents.values()].map(({ creator_id: id }) => ({ actor: stranger, id }))
  const bySignedIn = batch.flatMap(({ beacon: { actor, contentId } }) => {
    const content = contents.get(contentId)
    return content && actor.kind === 'account' ? [{ actor, id: content.creator_id }] : []
  })
  return readSights(scope.db, [...byStrangers, ...bySignedIn])
}

/** Why it does not count, or nothing. */
type Refusal = DomainError | null

interface Asking {
  readonly actor: Actor
  readonly grants: Grants
  /** Sees its creator, or has bought it before one of them blocked the other. */
  readonly isSeen: boolean
}

const refusalOf = (row: GatedRow, { actor, grants, isSeen }: Asking, now: Date): Refusal => {
  if (!isSeen || !canSee(row, actor, grants).allowed) return new DomainError('content.not-found')
  return judge(row, visitorOf(row, actor, grants), now).open
    ? null
    : new DomainError('content.locked')
}

type Sights = Awaited<ReturnType<typeof readSights>>

/** Strangers hold nothing, so they are all answered alike and without a question. */
const strangersAnswer = (scope: Scope, contents: Contents, sights: Sights) => {
  const known = new Map<GatedRow, Refusal>()
  for (const row of contents.values()) {
    const isSeen = sights({ actor: stranger, id: row.creator_id }) === 'seen'
    known.set(row, refusalOf(row, { actor: stranger, grants: noGrants, isSeen }, scope.now()))
  }
  return (row: GatedRow) => known.get(row) ?? null
}

/** Only those who are signed in may hold something that has to be looked for. */
const answerSignedIn = async (scope: Scope, row: GatedRow, sights: Sights): Promise<Refusal> => {
  const { actor } = scope
  const sight = sights({ actor, id: row.creator_id })
  const [grants, bought] = await Promise.all([
    grantsFor(scope, [row]),
    sight === 'blocked' && hasBought(scope, row.id),
  ])
  return refusalOf(row, { actor, grants, isSeen: sight === 'seen' || bought }, scope.now())
}

const judgeBatch = async (
  scope: Scope,
  batch: readonly Waiting[],
  contents: Contents,
): Promise<readonly Refusal[]> => {
  const sights = await readCreatorSights(scope, batch, contents)
  const forStrangers = strangersAnswer(scope, contents, sights)
  const refusals: Refusal[] = []
  const asking: Promise<void>[] = []
  for (const [at, { beacon }] of batch.entries()) {
    const { contentId, actor } = beacon
    const content = contents.get(contentId)
    refusals[at] = content ? forStrangers(content) : new DomainError('content.not-found')
    if (!content || actor.kind === 'anonymous') continue
    const asked = answerSignedIn({ ...scope, actor }, content, sights).then((refusal) => {
      refusals[at] = refusal
    })
    asking.push(asked)
  }
  await Promise.all(asking)
  return refusals
}

const store = async (scope: Scope, batch: readonly Waiting[]) => {
  const contents = await readContents(scope, batch)
  const refusals = await judgeBatch(scope, batch, contents)
  const counted = batch.filter(({ beacon: { contentId, actor } }, at) => {
    const content = contents.get(contentId)
    // Creators look at their own work all day: that is no audience.
    return refusals[at] === null && content && !isOwner(content, actor)
  })
  const views = await Promise.all(
    counted.map(async ({ beacon: { contentId, slot, viewer } }) => ({
      contentId,
      slot,
      viewer: await viewer(),
    })),
  )
  if (views.length > 0) {
    const opened = counted.flatMap(({ beacon: { actor, contentId } }) => {
      const accountId = accountOf(actor)
      return accountId ? [{ accountId, contentId }] : []
    })
    const members = new Set(opened.map(({ accountId }) => accountId))
    await scope.transact(async (tx) => {
      await putOpened(tx, opened, scope.now())
      for (const { contentId, viewer } of await insertViews(tx, views)) {
        // What plays is watched by and by, and its player tells how far; the rest is there at once.
        if (contents.get(contentId)?.duration !== null || !members.has(viewer as AccountId))
          continue
        tx.emit('catalog.content-watched', { contentId, accountId: viewer as AccountId })
      }
    })
  }
  for (const [at, { resolve, reject }] of batch.entries()) {
    const refusal = refusals[at]
    if (refusal) reject(refusal)
    else resolve()
  }
}

const openBatch = (scope: Scope) => {
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    waiting = []
    store(scope, batch).catch((error: unknown) => {
      for (const { reject } of batch) reject(error)
    })
  }
  return (beacon: Beacon) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ beacon, resolve, reject })
      if (waiting.length >= most) flush()
      else timer ??= setTimeout(flush, longestMs)
    })
}

const batches = new WeakMap<Scope['db'], ReturnType<typeof openBatch>>()

/** Stored with those of everybody who watches at this moment; done once that is committed. */
export const addView = (scope: Scope, beacon: Beacon): Promise<void> => {
  const add = batches.get(scope.db) ?? openBatch({ ...scope, actor: { kind: 'system' } })
  batches.set(scope.db, add)
  return add(beacon)
}
