import { FinalFault } from '../../../platform/durable/workflow.ts'
import { failures } from '../failures.ts'
import { type MediaFacts, probeMedia } from '../gateways/probe.ts'
import { bestUpTo, rungsFor } from '../ladder.ts'
import type { Job } from './job.ts'
import { fetchOriginal, type Pipeline, typeOfOriginal } from './pipeline.ts'
import { audioRenditionTask, type Range, soundTask } from './sound-tasks.ts'
import { renditionTask } from './video.ts'

const height = 540

const rangeOf = ({ asset }: Job, { duration }: MediaFacts): Range => {
  if (asset.recipe?.kind !== 'teaser') throw new Error(`asset ${asset.id} is not a preview`)
  const { start, end } = asset.recipe
  const range = { start, end: Math.min(end, duration) }
  if (range.start >= range.end) throw new FinalFault(failures.outsideRange)
  return range
}

/** One rendition of a part, with its sound. */
export const teaser: Pipeline<MediaFacts> = {
  async probe(job, { folder }) {
    const source = await probeMedia(await fetchOriginal(job), typeOfOriginal(job), folder)
    const { start, end } = rangeOf(job, source)
    const { width, height } = source.video ?? {}
    const size = width && height ? { width, height } : {}
    return { source, facts: { duration: end - start, ...size } }
  },

  tasks(job, facts) {
    const range = rangeOf(job, facts)
    const rung = facts.video && bestUpTo(rungsFor(facts.video), height)
    const whole = { playable: true, publishable: true, range } as const
    return [
      ...soundTask(job, facts, range),
      rung
        ? renditionTask(job, facts, rung, whole)
        : audioRenditionTask(job, range.end - range.start),
    ]
  },
}
