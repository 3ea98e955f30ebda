import type { AssetId } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import type { Scope } from '../../../platform/scope.ts'
import { lengths } from '../policy.ts'
import type { StepRow } from '../reader/assets.ts'
import { type NewArtefact, putArtefacts } from '../writer/artefacts.ts'
import { type AssetFacts, lockAsset, setFacts } from '../writer/assets.ts'
import { extendLease } from '../writer/queue.ts'

/** One run of the workflow; another one of the same asset has another attempt. */
export interface Run {
  readonly assetId: AssetId
  readonly attempt: number
}

/** What a step leaves behind. */
export interface Outcome {
  readonly artefacts?: readonly NewArtefact[]
  readonly facts?: AssetFacts
}

const change = (steps: readonly StepRow[], name: string, to: Partial<StepRow>): StepRow[] =>
  steps.map((step) => (step.name === name ? { ...step, ...to } : step))

const lockRun = async (tx: Parameters<typeof lockAsset>[0], { assetId, attempt }: Run) => {
  const asset = await lockAsset(tx, assetId)
  const isOurs = asset?.attempt === attempt && asset.status === 'processing'
  return isOurs && asset.removed_at === null ? asset : null
}

/** What will be done, so that people see all of it from the start; what is done stays done. */
export const planSteps = (
  scope: Scope,
  run: Run,
  plan: readonly Pick<StepRow, 'name' | 'label'>[],
) =>
  scope.transact(async (tx) => {
    const asset = await lockRun(tx, run)
    if (!asset) return
    const done = asset.steps.filter(({ state }) => state === 'done')
    const before = new Map(done.map((step) => [step.name, step]))
    const fresh = { state: 'waiting', percent: 0 } as const
    const steps = plan.map(({ name, label }) => before.get(name) ?? { name, label, ...fresh })
    await setFacts(tx, run.assetId, {}, steps)
  })

type Beginning = 'begun' | 'done-before' | 'not-wanted'

export const beginStep = (scope: Scope, run: Run, name: string): Promise<Beginning> =>
  scope.transact(async (tx) => {
    const asset = await lockRun(tx, run)
    if (!asset) return 'not-wanted'
    if (asset.steps.some((step) => step.name === name && step.state === 'done')) {
      return 'done-before'
    }
    const running = change(asset.steps, name, { state: 'running', percent: 0 })
    await setFacts(tx, run.assetId, {}, running)
    return 'begun'
  })

/**
 * A step and what it made are recorded together, so that what is done is never done again. False
 * when nobody wants it any more: then nothing is recorded.
 */
export const endStep = (scope: Scope, run: Run, name: string, outcome: Outcome): Promise<boolean> =>
  scope.transact(async (tx) => {
    const asset = await lockRun(tx, run)
    if (!asset) return false
    const { artefacts = [], facts = {} } = outcome
    const done = change(asset.steps, name, { state: 'done', percent: 100 })
    await putArtefacts(tx, run.assetId, artefacts)
    await setFacts(tx, run.assetId, facts, done)
    const { owner_id: ownerId, purpose } = asset
    if (facts.playable || facts.publishable) {
      tx.emit('media.asset-playable', { assetId: run.assetId, ownerId, purpose })
    }
    return true
  })

/** False when this run is no longer the one that counts. */
export const keepRunAlive = (scope: Scope, { assetId, attempt }: Run): Promise<boolean> =>
  scope.transact((tx) =>
    extendLease(tx, { id: assetId, attempt }, after(scope.now(), lengths.runLease)),
  )
