import { FinalFault } from '../../../platform/durable/workflow.ts'
import { failures } from '../failures.ts'
import type { Work } from '../gateways/encode.ts'
import { fetchFile } from '../gateways/scratch.ts'
import { findArtefact } from '../reader/artefacts.ts'
import type { AssetFacts } from '../writer/assets.ts'
import type { Job, Task } from './job.ts'

/** How one kind of file becomes what is shown: look at it, then make one thing after the other. */
export interface Pipeline<Source extends object> {
  probe(job: Job, work: Work): Promise<{ readonly source: Source; readonly facts: AssetFacts }>
  tasks(job: Job, source: Source): readonly Task[]
}

/** The file that was sent, on this worker's disk. */
export const fetchOriginal = ({ scope, asset }: Job): Promise<string> => {
  const { id, original_key: key, original_etag: etag, original_bytes: bytes } = asset
  if (key === null || bytes === null) throw new FinalFault(failures.sourceGone)
  return fetchFile(scope, id, { key, etag, bytes })
}

export const typeOfOriginal = ({ asset }: Job) => asset.original_type ?? ''

/** Something an earlier step made. */
export const fetchMade = async (
  { scope, asset }: Job,
  kind: 'audio' | 'rendition',
  name: string,
): Promise<string> => {
  const made = await findArtefact(scope.primary, asset.id, kind, name)
  if (!made) throw new Error(`the ${kind} ${name} of asset ${asset.id} was not made`)
  return fetchFile(scope, asset.id, { key: made.key, etag: null, bytes: made.bytes })
}
