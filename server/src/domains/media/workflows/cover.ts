import { buffer } from 'node:stream/consumers'
import { FinalFault } from '../../../platform/durable/workflow.ts'
import { failures } from '../failures.ts'
import { type ArtefactRow, findArtefacts } from '../reader/artefacts.ts'
import { findAsset } from '../reader/assets.ts'
import type { Job } from './job.ts'
import { inTurn, withPicture } from './picture.ts'

const nearest = (posters: readonly ArtefactRow[], at: number | null) => {
  const distance = ({ meta }: ArtefactRow) => Math.abs((meta.at ?? 0) - (at ?? 0))
  return posters.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** A video's stills are made before anything of it can be played; until then the step is repeated. */
const findPoster = async ({ scope, asset }: Job) => {
  const { derived_from: sourceId, recipe } = asset
  const source = sourceId && (await findAsset(scope.primary, sourceId))
  if (!source) throw new FinalFault(failures.sourceGone)
  if (source.purpose !== 'video') return null
  const at = recipe?.kind === 'cover' ? recipe.at : null
  const poster = nearest(await findArtefacts(scope.primary, [source.id], ['poster']), at)
  if (poster) return poster
  if (source.status === 'failed') throw new FinalFault(failures.sourceGone)
  throw new Error(`asset ${source.id} has no stills yet`)
}

/** Of a video its still, of a picture the picture. */
export const coverBytes = async <T>(
  job: Job,
  folder: string,
  work: (bytes: Buffer) => Promise<T>,
): Promise<T> => {
  const poster = await findPoster(job)
  if (!poster) return withPicture(job, folder, work)
  return inTurn(async () => {
    const stored = await job.scope.storage.read('private', poster.key)
    if (!stored) throw new FinalFault(failures.sourceGone)
    return work(await buffer(stored.body))
  })
}
