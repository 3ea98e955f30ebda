import { createHash } from 'node:crypto'
import { FinalFault } from '../../../platform/durable/workflow.ts'
import type { Scope } from '../../../platform/scope.ts'
import { failures } from '../failures.ts'
import { blurPicture, makePlaceholder, makeVariant, probePicture } from '../gateways/picture.ts'
import {
  isAllowedType,
  isPublicPurpose,
  publicFolderOf,
  publicRenditions,
  widthsFor,
} from '../policy.ts'
import type { Variant } from '../reader/assets.ts'
import { coverBytes } from './cover.ts'
import type { Job, JobAsset } from './job.ts'
import { withPicture } from './picture.ts'
import type { Pipeline } from './pipeline.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const renditionOf = ({ id, purpose }: Pick<JobAsset, 'id' | 'purpose'>) => {
  if (!isPublicPurpose(purpose)) throw new Error(`asset ${id} is not for everybody`)
  return { ...publicRenditions[purpose], folder: publicFolderOf(purpose, id) }
}

/** Named after its own bytes: a step that runs again writes the same object once more. */
export const writeVariant = async (
  { storage }: Pick<Scope, 'storage'>,
  asset: Pick<JobAsset, 'id' | 'purpose'>,
  width: number,
  bytes: Buffer,
): Promise<Variant> => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const key = `${renditionOf(asset).folder}${hash}-${width}.webp`
  await storage.write('public', key, bytes, 'image/webp')
  return { width, key, bytes: bytes.length }
}

const blurs = ({ recipe }: JobAsset) => recipe?.kind === 'cover' && recipe.blurred
const blurredWidths = [320, 640]

const withSource = <T>(job: Job, folder: string, work: (bytes: Buffer) => Promise<T>) =>
  job.asset.purpose === 'cover' ? coverBytes(job, folder, work) : withPicture(job, folder, work)

const probe: Pipeline<Size>['probe'] = (job, { folder }) =>
  withSource(job, folder, async (bytes) => {
    const { width, height, type } = await probePicture(bytes)
    const { purpose } = job.asset
    if (purpose !== 'cover' && isPublicPurpose(purpose) && !isAllowedType(purpose, type)) {
      throw new FinalFault(failures.unreadable)
    }
    return { source: { width, height }, facts: { width, height } }
  })

const makeVariants = async (job: Job, source: Size, bytes: Buffer) => {
  const { ratio, widths } = renditionOf(job.asset)
  const blurred = blurs(job.asset)
  const variants: Variant[] = []
  for (const width of widthsFor(blurred ? blurredWidths : widths, ratio, source)) {
    const made = blurred ? await blurPicture(bytes, width) : await makeVariant(bytes, width, ratio)
    variants.push(await writeVariant(job.scope, job.asset, width, made))
  }
  return { variants, placeholder: await makePlaceholder(bytes, ratio) }
}

/** For everybody to see, so it is made of pixels alone. */
export const publicPicture: Pipeline<Size> = {
  probe,
  tasks: (job, source) => [
    {
      name: 'variants',
      label: 'Sizes',
      work: ({ folder }) =>
        withSource(job, folder, async (bytes) => ({
          facts: await makeVariants(job, source, bytes),
        })),
    },
  ],
}
