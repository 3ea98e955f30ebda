import type { AccountId, UploadId, UploadPurpose } from '@fanfare/contract'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { createUpload, finishUpload, signParts } from '../../media/index.ts'
import { readProfileByUsername } from '../../profiles/index.ts'

/** The scope somebody would have who is signed in. */
export const scopeOfPerson = async (scope: Scope, username: string): Promise<SignedInScope> => {
  const profile = await readProfileByUsername(scope.db, username)
  if (!profile) throw new Error(`@${username} does not live in the demo world`)
  const accountId = profile.account_id as AccountId
  const role = profile.creator_since ? 'creator' : 'fan'
  return { ...scope, actor: { kind: 'account', accountId, sessionId: accountId as never, role } }
}

/** The same person at another time: what they do is dated then, what happened is stored now. */
export const at = (scope: SignedInScope, then: Date): SignedInScope => ({
  ...scope,
  now: () => then,
})

interface SentFile {
  readonly purpose: UploadPurpose
  readonly name: string
  readonly type: string
  readonly body: Buffer
}

const put = async (url: string, body: Buffer, headers: Readonly<Record<string, string>> = {}) => {
  const sent = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) })
  if (!sent.ok) throw new Error(`the store refused a file (${sent.status})`)
}

const putParts = async (scope: SignedInScope, id: UploadId, body: Buffer, partSize: number) => {
  const count = Math.ceil(body.byteLength / partSize)
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const { parts } = await signParts(scope, id, numbers)
  for (const { part, bytes, url } of parts) {
    const from = (part - 1) * partSize
    await put(url, body.subarray(from, from + bytes))
  }
}

/** The same way a browser does it: bytes to the store, then the command. */
export const send = async (scope: SignedInScope, { purpose, name, type, body }: SentFile) => {
  const upload = await createUpload(scope, { purpose, name, type, bytes: body.byteLength })
  if (upload.url) await put(upload.url, body, upload.headers)
  else await putParts(scope, upload.id, body, upload.partSize ?? body.byteLength)
  await finishUpload(scope, upload.id)
  return upload.id
}
