import { createHash } from 'node:crypto'
import { FinalFault, workflow } from '../../../platform/durable/workflow.ts'
import type { Scope } from '../../../platform/scope.ts'
import { completeAsset, failAsset } from '../commands/finish-asset.ts'
import { readOriginal } from '../gateways/original.ts'
import { makePlaceholder, makeVariant, probePicture } from '../gateways/picture.ts'
import { takeTurns } from '../gateways/turns.ts'
import { failures, folderOf, isAllowedType, renditions, widthsFor } from '../policy.ts'
import { type AssetRow, findAsset, type Variant } from '../reader.ts'

interface ProcessAsset {
  readonly assetId: string
}

/** Bounds the memory of a worker, whatever the number of workflows that run on it. */
const inTurn = takeTurns(2)

type Original = Pick<AssetRow, 'id' | 'purpose' | 'original_key' | 'original_etag'>

/** From the database that was written to: a replica may not have heard of it yet. */
const findUnfinished = async (scope: Scope, assetId: string): Promise<Original | null> => {
  const asset = await scope.transact((tx) => findAsset(tx, assetId))
  if (asset?.status !== 'processing') return null
  const { id, purpose, original_key, original_etag } = asset
  return { id, purpose, original_key, original_etag }
}

const withOriginal = <T>(scope: Scope, asset: Original, work: (bytes: Buffer) => Promise<T>) =>
  inTurn(async () => work(await readOriginal(scope.storage, asset)))

const probe = (scope: Scope, asset: Original) =>
  withOriginal(scope, asset, async (bytes) => {
    const facts = await probePicture(bytes)
    if (!isAllowedType(asset.purpose, facts.type)) throw new FinalFault(failures.unreadable)
    return facts
  })

/** Named after its own bytes: a step that runs again writes the same object once more. */
export const writeVariant = (scope: Scope, asset: Original, width: number): Promise<Variant> =>
  withOriginal(scope, asset, async (original) => {
    const bytes = await makeVariant(original, width, renditions[asset.purpose].ratio)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    const key = `${folderOf(asset.purpose, asset.id)}${hash}-${width}.webp`
    await scope.storage.write('public', key, bytes, 'image/webp')
    return { width, key, bytes: bytes.length }
  })

export const processAsset = workflow<ProcessAsset>(
  'media.process-asset',
  async (scope, step, { assetId }) => {
    const asset = await step('find', () => findUnfinished(scope, assetId))
    if (!asset) return
    const rendition = renditions[asset.purpose]
    try {
      const facts = await step('probe', () => probe(scope, asset))
      const variants = await step.all(
        widthsFor(rendition, facts).map((width) => ({
          name: `variant-${width}`,
          work: () => writeVariant(scope, asset, width),
        })),
      )
      const placeholder = await step('placeholder', () =>
        withOriginal(scope, asset, (bytes) => makePlaceholder(bytes, rendition.ratio)),
      )
      const { width, height } = facts
      const picture = { width, height, variants, placeholder }
      await step('complete', () => completeAsset(scope, assetId, picture))
    } catch (error) {
      if (!(error instanceof FinalFault)) throw error
      const reason = error.reason ?? failures.givenUp
      await step('fail', () => failAsset(scope, assetId, reason))
    }
    await step('remove-original', () => scope.storage.remove('private', [asset.original_key]))
  },
)
