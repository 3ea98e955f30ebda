import type { ContentId } from '@fanfare/contract'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { Actor, Scope } from '../../../platform/scope.ts'
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

interface Waiting extends Beacon {
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

const longestMs = 50
const most = 1_000

/** Why it does not count, or nothing. */
const refusalOf = async (scope: Scope, { actor }: Beacon, row: GatedRow | undefined) => {
  if (!row) return new DomainError('content.not-found')
  const grants = await grantsFor({ ...scope, actor }, [row])
  const seen = canSee(row, actor, grants)
  if (!seen.allowed) return new DomainError('content.not-found')
  const { open } = judge(row, visitorOf(row, actor, grants), scope.now())
  return open ? null : new DomainError('content.locked')
}

const store = async (scope: Scope, batch: readonly Waiting[]) => {
  const rows = await readGated(scope.db, [...new Set(batch.map(({ contentId }) => contentId))])
  const refusals = await Promise.all(
    batch.map((beacon) => refusalOf(scope, beacon, rows.get(beacon.contentId))),
  )
  const accepted = batch.filter((_, at) => refusals[at] === null)
  // Creators look at their own work all day: that is no audience.
  const counted = accepted.filter(({ contentId, actor }) => {
    const row = rows.get(contentId)
    return row && !isOwner(row, actor)
  })
  const views = await Promise.all(
    counted.map(async ({ contentId, slot, viewer }) => ({
      contentId,
      slot,
      viewer: await viewer(),
    })),
  )
  if (views.length > 0) await scope.transact((tx) => insertViews(tx, views))
  for (const [at, waiting] of batch.entries()) {
    const refusal = refusals[at]
    if (refusal) waiting.reject(refusal)
    else waiting.resolve()
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
      waiting.push({ ...beacon, resolve, reject })
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
