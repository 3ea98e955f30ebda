import type { AssetId, AssetPurpose } from '@fanfare/contract'
import { FinalFault, type Step, workflow } from '../../../platform/durable/workflow.ts'
import type { Scope } from '../../../platform/scope.ts'
import { completeAsset, dropUnwanted, failAsset } from '../commands/finish-asset.ts'
import { planSteps } from '../commands/record-step.ts'
import { tidyObjects } from '../commands/tidy-objects.ts'
import { failures } from '../failures.ts'
import { dropScratch } from '../gateways/scratch.ts'
import { isPublicPurpose } from '../policy.ts'
import { findAsset, findSource } from '../reader/assets.ts'
import { audio } from './audio.ts'
import { captions } from './captions.ts'
import { type Job, type JobAsset, NotWanted, perform, type Task } from './job.ts'
import { messageAudio, messageFile, messageImage, messageVideo } from './message.ts'
import { picture } from './picture.ts'
import type { Pipeline } from './pipeline.ts'
import { publicPicture } from './public-picture.ts'
import { teaser } from './teaser.ts'
import { video } from './video.ts'

interface ProcessAsset {
  readonly assetId: AssetId
  /** Absent in what an earlier build has started. */
  readonly attempt?: number
}

const pipelines = {
  avatar: publicPicture,
  banner: publicPicture,
  thumbnail: publicPicture,
  cover: publicPicture,
  image: picture,
  captions,
  audio,
  video,
  teaser,
  'message-image': messageImage,
  'message-video': messageVideo,
  'message-audio': messageAudio,
  'message-file': messageFile,
} as const satisfies Record<AssetPurpose, unknown>

/** Each reads only what it has written itself. */
const pipelineOf = ({ purpose }: JobAsset) => pipelines[purpose] as unknown as Pipeline<object>

const findJob = async (scope: Scope, { assetId, attempt = 0 }: ProcessAsset) => {
  const asset = await findAsset(scope.primary, assetId)
  if (asset?.status !== 'processing' || asset.attempt !== attempt) return null
  const { id, owner_id, purpose, derived_from, recipe } = asset
  const { original_key, original_etag, original_type, original_bytes } = asset
  const original = { original_key, original_etag, original_type, original_bytes }
  return { id, owner_id, purpose, attempt, derived_from, recipe, ...original }
}

const probing = (job: Job): Task => ({
  name: 'probe',
  label: 'Reading the file',
  async work(work) {
    const { source, facts } = await pipelineOf(job.asset).probe(job, work)
    return { facts: { ...facts, source } }
  },
})

const planned = ({ name, label }: Task) => ({ name, label })

/** Throws what is wrong with the file, or that nobody wants it any more. */
const make = async (job: Job, step: Step, reached: (task: string) => void) => {
  const { scope, asset } = job
  const run = { assetId: asset.id, attempt: asset.attempt }
  const probe = probing(job)
  reached(probe.name)
  await step('plan-probe', () => planSteps(scope, run, [planned(probe)]))
  await perform(job, step, probe)
  const source = await step('source', () => findSource<object>(scope.primary, asset.id))
  if (!source) throw new NotWanted()
  const tasks = pipelineOf(asset).tasks(job, source)
  await step('plan', () => planSteps(scope, run, [probe, ...tasks].map(planned)))
  for (const task of tasks) {
    reached(task.name)
    await perform(job, step, task)
  }
}

const endOf = async (job: Job, step: Step) => {
  const { scope, asset } = job
  let at: string | null = null
  try {
    await make(job, step, (task) => {
      at = task
    })
    await step('complete', () => completeAsset(scope, asset))
  } catch (error) {
    if (error instanceof NotWanted) return step('drop', () => dropUnwanted(scope, asset))
    if (!(error instanceof FinalFault)) throw error
    const otherwise = isPublicPurpose(asset.purpose) ? failures.givenUp : failures.givenUpMedia
    const reason = error.reason ?? otherwise
    await step('fail', () => failAsset(scope, asset, { reason, step: at }))
  }
}

/** A rendition of hours is silent towards the engine while it is being made. */
const longestStepMinutes = 20 * 60

export const processAsset = workflow<ProcessAsset>(
  'media.process-asset',
  async (scope, step, input) => {
    const asset = await step('find', () => findJob(scope, input))
    if (!asset) return
    await endOf({ scope, asset }, step)
    await step('tidy', async () => {
      await tidyObjects(scope, asset.id)
      await dropScratch(scope, asset.id)
    })
  },
  // A film must not hold up a picture: what is heavy waits for turns of its own.
  { longestStepMinutes, stepsAtOnce: Number.POSITIVE_INFINITY },
)
