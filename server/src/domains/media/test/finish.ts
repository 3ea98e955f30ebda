import { AssetId } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import { folderOfAsset } from '../artefacts.ts'
import { completeAsset, failAsset } from '../commands/finish-asset.ts'
import { putArtefacts } from '../writer/artefacts.ts'
import { setFacts } from '../writer/assets.ts'

const made = {
  width: 64,
  height: 64,
  variants: [{ width: 64, key: 'avatars/x/y-64.webp', bytes: 9 }],
  placeholder: 'data:image/webp;base64,',
}

const ending = (id: string) => ({ id: AssetId.parse(id), attempt: 0 })

/** What the workflow does at its end, without having made anything. */
export const completePicture = async (scope: Scope, id: string) => {
  await scope.transact((tx) => setFacts(tx, id, made, []))
  await completeAsset(scope, ending(id))
}

/** One that a gate stands before. */
export const completeGatedPicture = async (scope: Scope, id: string) => {
  const size = { width: 64, height: 64, bytes: 9 }
  const key = `${folderOfAsset(id)}picture-64.webp`
  await scope.transact((tx) =>
    putArtefacts(tx, id, [{ kind: 'picture', name: '64-webp', type: 'image/webp', key, ...size }]),
  )
  await completePicture(scope, id)
}

export const failPicture = (scope: Scope, id: string, reason: string) =>
  failAsset(scope, ending(id), { reason, step: null })
