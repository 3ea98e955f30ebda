import type { AccountId, UploadId, UploadPurpose } from '@fanfare/contract'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { createUpload, finishUpload } from '../../media/index.ts'
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

/** The same way a browser does it: bytes to the store, then the command. */
export const send = async (scope: SignedInScope, { purpose, name, type, body }: SentFile) => {
  const upload = await createUpload(scope, { purpose, name, type, bytes: body.byteLength })
  if (!upload.url) throw new Error(`${name} is too large for the demo world`)
  const sent = await fetch(upload.url, {
    method: 'PUT',
    headers: upload.headers,
    body: new Uint8Array(body),
  })
  if (!sent.ok) throw new Error(`the store refused ${name} (${sent.status})`)
  await finishUpload(scope, upload.id as UploadId)
  return upload.id as UploadId
}
