import { FinalFault } from '../../../platform/durable/workflow.ts'
import { failures } from '../failures.ts'
import { type MediaFacts, probeMedia } from '../gateways/probe.ts'
import { downloadTask } from './download.ts'
import { fetchOriginal, type Pipeline, typeOfOriginal } from './pipeline.ts'
import { audioRenditionTask, soundTask, waveformTask } from './sound-tasks.ts'

/** A picture inside the file is not looked at: the cover is what the creator chooses. */
export const audio: Pipeline<MediaFacts> = {
  async probe(job, { folder }) {
    const found = await probeMedia(await fetchOriginal(job), typeOfOriginal(job), folder)
    if (!found.audio) throw new FinalFault(failures.noSound)
    const source = { ...found, video: null }
    return { source, facts: { duration: source.duration } }
  },

  tasks: (job, facts) => [
    ...soundTask(job, facts),
    audioRenditionTask(job, facts.duration),
    waveformTask(job, facts.duration),
    ...downloadTask(job, facts),
  ],
}
