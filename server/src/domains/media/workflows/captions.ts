import { parseCaptions } from '../captions/parse.ts'
import { writeVtt } from '../captions/write.ts'
import { readOriginal } from '../gateways/original.ts'
import { storeBytes } from './job.ts'
import type { Pipeline } from './pipeline.ts'

/** Read strictly and written anew, so that nothing but times and words is served. */
export const captions: Pipeline<{ readonly cues: number }> = {
  async probe({ scope, asset }) {
    const cues = parseCaptions(await readOriginal(scope.storage, asset))
    return { source: { cues: cues.length }, facts: {} }
  },

  tasks: (job) => [
    {
      name: 'captions',
      label: 'Captions',
      async work() {
        const cues = parseCaptions(await readOriginal(job.scope.storage, job.asset))
        const about = { kind: 'caption', name: 'vtt', type: 'text/vtt' } as const
        return { artefacts: [await storeBytes(job, Buffer.from(writeVtt(cues)), about)] }
      },
    },
  ],
}
