import { readFile } from 'node:fs/promises'
import { FinalFault } from '../../../platform/durable/workflow.ts'
import { failures } from '../failures.ts'
import { makeRendition } from '../gateways/encode.ts'
import { makePoster } from '../gateways/frames.ts'
import { makePlaceholder } from '../gateways/picture.ts'
import { type MediaFacts, probeMedia } from '../gateways/probe.ts'
import { inOrderOfUse, madeFrom, posterTimes, type Rung, rungsFor } from '../ladder.ts'
import type { NewArtefact } from '../writer/artefacts.ts'
import { downloadTask } from './download.ts'
import { type Job, storeFile, type Task } from './job.ts'
import { fetchMade, fetchOriginal, type Pipeline, typeOfOriginal } from './pipeline.ts'
import { type Range, soundTask, storeRendition } from './sound-tasks.ts'
import { storyboardTask } from './storyboard.ts'

export const postersTask = (
  job: Job,
  facts: MediaFacts,
  times: readonly number[] = posterTimes(facts.duration),
): Task => ({
  name: 'posters',
  label: 'Stills',
  async work(work) {
    const source = { path: await fetchOriginal(job), type: typeOfOriginal(job), facts }
    const artefacts: NewArtefact[] = []
    let placeholder: string | null = null
    for (const at of times) {
      const poster = await makePoster(source, at, work)
      if (!poster) continue
      const { file, width, height } = poster
      placeholder ??= await makePlaceholder(await readFile(file), null)
      const about = { kind: 'poster', name: String(Math.round(at * 1000)), width, height } as const
      artefacts.push(await storeFile(job, file, { ...about, type: 'image/jpeg', meta: { at } }))
    }
    if (placeholder === null) throw new FinalFault(failures.damagedPicture)
    return { artefacts, facts: { placeholder } }
  },
})

interface Milestones {
  readonly playable?: true
  readonly publishable?: true
}

interface Wishes extends Milestones {
  readonly range?: Range
  /** A rendition that is there already, instead of the original. */
  readonly from?: Rung | undefined
}

/** In what we make, the picture is the first stream. */
const sourceOf = async (job: Job, facts: MediaFacts, from: Rung | undefined) => {
  if (!from || !facts.video) {
    return { path: await fetchOriginal(job), type: typeOfOriginal(job), facts }
  }
  const path = await fetchMade(job, 'rendition', from.name)
  const video = { ...facts.video, stream: 0 }
  return { path, type: 'video/mp4', facts: { ...facts, video }, isOurs: true }
}

export const renditionTask = (
  job: Job,
  facts: MediaFacts,
  rung: Rung,
  { range, from, ...milestones }: Wishes = {},
): Task => ({
  name: `rendition-${rung.short}`,
  label: rung.name,
  async work(work) {
    const source = { ...(await sourceOf(job, facts, from)), ...(range ? { range } : {}) }
    const sound = facts.audio ? await fetchMade(job, 'audio', 'sound') : null
    const { name, width, height } = rung
    const made = await makeRendition(source, sound, rung, work)
    const artefacts = await storeRendition(job, made, { name, width, height })
    return { artefacts, facts: milestones }
  },
})

/** One that plays comes first, then the one it may be published with, then all others. */
export const video: Pipeline<MediaFacts> = {
  async probe(job, { folder }) {
    const source = await probeMedia(await fetchOriginal(job), typeOfOriginal(job), folder)
    if (!source.video) throw new FinalFault(failures.noPicture)
    const { width, height } = source.video
    return { source, facts: { duration: source.duration, width, height } }
  },

  tasks(job, facts) {
    if (!facts.video) return []
    const { order, first, publish } = inOrderOfUse(rungsFor(facts.video))
    const milestonesOf = ({ name }: Rung): Milestones =>
      name === publish
        ? { playable: true, publishable: true }
        : name === first
          ? { playable: true }
          : {}
    const renditions = order.map((rung, at) => {
      const from = madeFrom(rung, order.slice(0, at))
      return renditionTask(job, facts, rung, { ...milestonesOf(rung), from })
    })
    const small = order[0]
    return [
      postersTask(job, facts),
      ...soundTask(job, facts),
      ...renditions.slice(0, 2),
      ...(small ? [storyboardTask(job, facts.duration, small)] : []),
      ...renditions.slice(2),
      ...downloadTask(job, facts),
    ]
  },
}
