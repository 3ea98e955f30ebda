import type { UploadId, UploadPurpose } from '@fanfare/contract'
import type { SignedInScope } from '../../platform/scope.ts'
import { createUpload } from './commands/create-upload.ts'
import { finishUpload } from './commands/finish-upload.ts'
import { signParts } from './commands/sign-parts.ts'

interface FileToSend {
  readonly purpose: UploadPurpose
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

const put = async (url: string, bytes: Buffer, headers: Readonly<Record<string, string>>) => {
  const reply = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  if (!reply.ok) throw new Error(`the store answered ${reply.status}`)
}

/** All the way a browser goes with a file, for the demo world and for tests of the whole product. */
export const sendFile = async (scope: SignedInScope, file: FileToSend): Promise<UploadId> => {
  const { bytes } = file
  const offered = { ...file, bytes: bytes.length }
  const { id, url, headers, partSize } = await createUpload(scope, offered)
  if (url) await put(url, bytes, headers)
  for (let part = 1; partSize && (part - 1) * partSize < bytes.length; part++) {
    const { parts } = await signParts(scope, id, [part])
    const content = bytes.subarray((part - 1) * partSize, part * partSize)
    await put(parts[0]?.url ?? '', content, {})
  }
  await finishUpload(scope, id)
  return id
}
