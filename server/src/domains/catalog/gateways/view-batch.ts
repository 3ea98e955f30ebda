import type { ContentId } from '@fanfare/contract'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { Actor, Scope } from '../../../platform/scope.ts'
import { type Grants, noGrants } from '../../entitlements/index.ts'
import { canSeeProfile, readProfiles } from '../../profiles/index.ts'
import { canSee, isOwner, judge, visitorOf } from '../policy.ts'
import { type GatedRow, readGated } from '../reader/views.ts'
import { grantsFor } from '../viewing.ts'
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

/** A post and whoever made it. */
interface Shown {
  readonly row: GatedRow
  readonly creator: Parameters<typeof canSeeProfile>[0]
}

const readShown = async (
  { db }: Scope,
  ids: ReadonlySet<ContentId>,
): Promise<ReadonlyMap<ContentId, Shown>> => {
  const rows = await readGated(db, [...ids])
  const profiles = await readProfiles(db, [...new Set(rows.map(({ creator_id }) => creator_id))])
  const creators = new Map(profiles.map((profile) => [profile.account_id, profile]))
  return new Map(
    rows.map((row) => [row.id, { row, creator: creators.get(row.creator_id) ?? null }]),
  )
}

/** Why it does not count, or nothing. */
type Refusal = DomainError | null

const refusalOf = ({ row, creator }: Shown, actor: Actor, grants: Grants, now: Date): Refusal => {
  const isSeen = canSeeProfile(creator, actor).allowed && canSee(row, actor, grants).allowed
  if (!isSeen) return new DomainError('content.not-found')
  return judge(row, visitorOf(row, actor, grants), now).open
    ? null
    : new DomainError('content.locked')
}

/** Strangers hold nothing, so they are all answered alike and without a question. */
const strangersAnswer = (scope: Scope, contents: ReadonlyMap<ContentId, Shown>) => {
  const known = new Map<Shown, Refusal>()
  for (const content of contents.values()) {
    known.set(content, refusalOf(content, { kind: 'anonymous' }, noGrants, scope.now()))
  }
  return (content: Shown) => known.get(content) ?? null
}

/** Only those who are signed in may hold something that has to be looked for. */
const judgeBatch = async (
  scope: Scope,
  batch: readonly Waiting[],
  contents: ReadonlyMap<ContentId, Shown>,
): Promise<readonly Refusal[]> => {
  const forStrangers = strangersAnswer(scope, contents)
  const refusals: Refusal[] = []
  const asking: Promise<void>[] = []
  for (const [at, { beacon }] of batch.entries()) {
    const { contentId, actor } = beacon
    const content = contents.get(contentId)
    refusals[at] = content ? forStrangers(content) : new DomainError('content.not-found')
    if (!content || actor.kind === 'anonymous') continue
    const asked = grantsFor({ ...scope, actor }, [content.row]).then((grants) => {
      refusals[at] = refusalOf(content, actor, grants, scope.now())
    })
    asking.push(asked)
  }
  await Promise.all(asking)
  return refusals
}

const store = async (scope: Scope, batch: readonly Waiting[]) => {
  const contents = await readShown(scope, new Set(batch.map(({ beacon }) => beacon.contentId)))
  const refusals = await judgeBatch(scope, batch, contents)
  const counted = batch.filter(({ beacon: { contentId, actor } }, at) => {
    const content = contents.get(contentId)
    // Creators look at their own work all day: that is no audience.
    return refusals[at] === null && content && !isOwner(content.row, actor)
  })
  const views = await Promise.all(
    counted.map(async ({ beacon: { contentId, slot, viewer } }) => ({
      contentId,
      slot,
      viewer: await viewer(),
    })),
  )
  if (views.length > 0) await scope.transact((tx) => insertViews(tx, views))
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
