import type { Step } from '../../../platform/durable/workflow.ts'
import type { Scope } from '../../../platform/scope.ts'
import { folderOfAsset } from '../artefacts.ts'
import {
  beginStep,
  endStep,
  keepRunAlive,
  type Outcome,
  type Run,
} from '../commands/record-step.ts'
import type { Work } from '../gateways/encode.ts'
import { inWorkFolder } from '../gateways/scratch.ts'
import type { AssetRow } from '../reader/assets.ts'
import type { NewArtefact } from '../writer/artefacts.ts'
import { once } from './once.ts'

/** What the engine remembers of the asset while its workflow runs. */
export type JobAsset = Pick<
  AssetRow,
  | 'id'
  | 'owner_id'
  | 'purpose'
  | 'attempt'
  | 'derived_from'
  | 'recipe'
  | 'original_key'
  | 'original_etag'
  | 'original_type'
  | 'original_bytes'
>

export interface Job {
  readonly scope: Scope
  readonly asset: JobAsset
}

/** One thing that is made, small enough to be made again when a worker is lost. */
export interface Task {
  /** Such as `rendition-720`. */
  readonly name: string
  /** For people, such as 720p. */
  readonly label: string
  work(work: Work): Promise<Outcome>
}

/** The workflow of an asset that was removed, or of a run that lost its lease, ends with this. */
export class NotWanted extends Error {}

const heartbeatMs = 30_000
const pushEveryMs = 500

/** Tells the owner's open tabs how far it is. Never the truth, so a failure is only not seen. */
const reporter = ({ scope, asset }: Job, step: string) => {
  const topic = `account:${asset.owner_id}`
  let last = 0
  return (percent: number) => {
    const now = performance.now()
    if (percent < 100 && now - last < pushEveryMs) return
    last = now
    const whole = Math.floor(percent)
    scope.push
      .send(topic, { type: 'progress', topic, assetId: asset.id, step, percent: whole })
      .catch(() => {})
  }
}

const runOf = ({ asset }: Job): Run => ({ assetId: asset.id, attempt: asset.attempt })

/** Works as long as somebody wants it; every half minute it says that it is alive. */
const whileWanted = async <T>(job: Job, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const stop = new AbortController()
  const beat = () =>
    keepRunAlive(job.scope, runOf(job)).then(
      (wanted) => wanted || stop.abort(new NotWanted()),
      (error: unknown) => job.scope.log.warn({ err: error }, 'no sign of life could be given'),
    )
  await beat()
  const timer = setInterval(beat, heartbeatMs)
  try {
    return await work(stop.signal)
  } finally {
    clearInterval(timer)
  }
}

const carryOut = async (job: Job, task: Task): Promise<'done' | 'not-wanted'> => {
  const beginning = await beginStep(job.scope, runOf(job), task.name)
  if (beginning !== 'begun') return beginning === 'not-wanted' ? beginning : 'done'
  const progress = reporter(job, task.name)
  progress(0)
  try {
    const outcome = await whileWanted(job, (signal) =>
      inWorkFolder(job.scope, job.asset.id, (folder) => task.work({ folder, signal, progress })),
    )
    const wanted = await endStep(job.scope, runOf(job), task.name, outcome)
    if (!wanted) return 'not-wanted'
  } catch (error) {
    if (error instanceof NotWanted) return 'not-wanted'
    throw error
  }
  progress(100)
  return 'done'
}

/** As a step of the workflow; when the engine asks again while it is being done, that is awaited. */
export const perform = async (job: Job, step: Step, task: Task) => {
  const { id, attempt } = job.asset
  const end = await step(task.name, () =>
    once(`${id}.${attempt}.${task.name}`, () => carryOut(job, task)),
  )
  if (end === 'not-wanted') throw new NotWanted()
}

type Stored = Omit<NewArtefact, 'key' | 'bytes'>

/** A step that runs again writes over what it left; a run that lost its lease cannot reach ours. */
const nameFor = ({ asset }: Job, { kind, name }: Stored) =>
  `${folderOfAsset(asset.id)}${asset.attempt}-${kind}-${name}`

export const storeFile = async (job: Job, path: string, about: Stored): Promise<NewArtefact> => {
  const key = nameFor(job, about)
  const { bytes } = await job.scope.storage.writeFile(key, path, about.type)
  return { ...about, key, bytes }
}

export const storeBytes = async (job: Job, bytes: Buffer, about: Stored): Promise<NewArtefact> => {
  const key = nameFor(job, about)
  await job.scope.storage.write('private', key, bytes, about.type)
  return { ...about, key, bytes: bytes.length }
}
