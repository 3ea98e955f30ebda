import { attachmentSizes } from '@fanfare/contract'
import type { PictureFacts } from '../gateways/picture.ts'
import type { MediaFacts } from '../gateways/probe.ts'
import { bestUpTo, posterTimes, rungsFor } from '../ladder.ts'
import { audio } from './audio.ts'
import { picture, shownTasks } from './picture.ts'
import type { Pipeline } from './pipeline.ts'
import { audioRenditionTask, soundTask, waveformTask } from './sound-tasks.ts'
import { postersTask, renditionTask, video } from './video.ts'

/** What a small part of a page shows at all, and as good as it gets there. */
const heights = { first: 360, best: 720 }

/** Of files in messages only what we made is kept, so nothing tells where and with what they were made. */
export const messageImage: Pipeline<PictureFacts> = {
  probe: picture.probe,
  tasks: (job, facts) => shownTasks(job, facts, attachmentSizes),
}

export const messageVideo: Pipeline<MediaFacts> = {
  probe: video.probe,
  tasks(job, facts) {
    if (!facts.video) return []
    const rungs = rungsFor(facts.video)
    const chosen = [bestUpTo(rungs, heights.first), bestUpTo(rungs, heights.best)]
    const wanted = [...new Set(chosen.filter((rung) => rung !== undefined))]
    return [
      postersTask(job, facts, posterTimes(facts.duration).slice(0, 1)),
      ...soundTask(job, facts),
      ...wanted.map((rung) => renditionTask(job, facts, rung, { playable: true })),
    ]
  },
}

export const messageAudio: Pipeline<MediaFacts> = {
  probe: audio.probe,
  tasks: (job, facts) => [
    ...soundTask(job, facts),
    audioRenditionTask(job, facts.duration),
    waveformTask(job, facts.duration),
  ],
}

/** Given to others as it was sent, to be saved: nothing here opens it. */
export const messageFile: Pipeline<object> = {
  probe: async () => ({ source: {}, facts: {} }),
  tasks: () => [],
}
