import { pictureSizes } from '@fanfare/contract'
import { FinalFault } from '../../../platform/durable/workflow.ts'
import { takeTurns } from '../../../platform/turns.ts'
import { failures } from '../failures.ts'
import { makeAnimation } from '../gateways/animation.ts'
import { readHeic } from '../gateways/heic.ts'
import { readOriginal } from '../gateways/original.ts'
import {
  cleanPicture,
  makePicture,
  makePlaceholder,
  type PictureFacts,
  pictureFormats,
  probePicture,
} from '../gateways/picture.ts'
import { isAllowedType } from '../policy.ts'
import type { NewArtefact } from '../writer/artefacts.ts'
import { type Job, storeBytes, storeFile, type Task } from './job.ts'
import { fetchOriginal, type Pipeline, typeOfOriginal } from './pipeline.ts'

/** Bounds the memory of a worker, whatever the number of workflows that run on it. */
export const inTurn = takeTurns(2)

/** The bytes of the original in a format that the picture library reads. */
export const withPicture = <T>(
  { scope, asset }: Pick<Job, 'scope'> & { readonly asset: Original },
  folder: string,
  work: (bytes: Buffer) => Promise<T>,
): Promise<T> =>
  inTurn(async () => {
    const bytes = await readOriginal(scope.storage, asset)
    return work(asset.original_type === 'image/heic' ? await readHeic(bytes, folder) : bytes)
  })

type Original = Pick<Job['asset'], 'original_key' | 'original_etag' | 'original_type'>

/** Up to the picture's own width, which it is also served at unless a size is close to it. */
const widthsUpTo = (own: number, sizes: readonly number[]): readonly number[] => {
  const fitting = sizes.filter((width) => width <= own)
  const [top = 0, largest] = [fitting.at(-1), Math.max(...sizes)]
  return own > top * 1.1 && own < largest ? [...fitting, own] : fitting
}

const sizeTask = (job: Job, width: number): Task => ({
  name: `picture-${width}`,
  label: `${width} pixels`,
  work: ({ folder }) =>
    withPicture(job, folder, async (bytes) => {
      const artefacts: NewArtefact[] = []
      for (const type of pictureFormats) {
        const { data, info } = await makePicture(bytes, width, type)
        const name = `${width}-${type.slice('image/'.length)}`
        const size = { width: info.width, height: info.height }
        artefacts.push(await storeBytes(job, data, { kind: 'picture', name, type, ...size }))
      }
      return { artefacts }
    }),
})

const cleanTask = (job: Job, { type }: PictureFacts): Task => ({
  name: 'download',
  label: 'Copy without the place',
  work: ({ folder }) =>
    withPicture(job, folder, async (bytes) => {
      const about = { kind: 'download', name: 'clean', type } as const
      return { artefacts: [await storeBytes(job, await cleanPicture(bytes, type), about)] }
    }),
})

const animationTask = (job: Job, facts: PictureFacts): Task => ({
  name: 'animation',
  label: 'Animation',
  async work(work) {
    const { file, ...size } = await makeAnimation(await fetchOriginal(job), facts, work)
    const about = { kind: 'animation', name: 'mp4', type: 'video/mp4', ...size } as const
    return { artefacts: [await storeFile(job, file, about)] }
  },
})

/** Everything of it that is shown. */
export const shownTasks = (job: Job, facts: PictureFacts, sizes: readonly number[]): Task[] => [
  ...widthsUpTo(facts.width, sizes).map((width) => sizeTask(job, width)),
  ...(typeOfOriginal(job) === 'image/gif' && facts.frames > 1 ? [animationTask(job, facts)] : []),
]

export const picture: Pipeline<PictureFacts> = {
  probe: (job, { folder }) =>
    withPicture(job, folder, async (bytes) => {
      const source = await probePicture(bytes)
      if (!isAllowedType('image', source.type)) throw new FinalFault(failures.unreadable)
      const { width, height } = source
      const placeholder = await makePlaceholder(bytes, null)
      return { source, facts: { width, height, placeholder } }
    }),

  tasks: (job, facts) => [...shownTasks(job, facts, pictureSizes), cleanTask(job, facts)],
}
