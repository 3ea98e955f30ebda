import type { AssetId, EventName, UploadId, UploadPurpose } from '@fanfare/contract'
import type { World } from '../../../../test/harness.ts'
import { newcomer } from '../../../../test/newcomer.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { acceptUpload, checkArrived } from '../commands/accept-upload.ts'
import { createUpload } from '../commands/create-upload.ts'
import { finishUpload } from '../commands/finish-upload.ts'
import { signParts } from '../commands/sign-parts.ts'

export type Person = SignedInScope

export const person = ({ platform }: World): Promise<Person> => newcomer(platform, 'creator')

interface SentFile {
  readonly purpose: UploadPurpose
  readonly type: string
  readonly name?: string
}

const put = async (
  url: string,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
) => {
  const reply = await fetch(url, { method: 'PUT', headers, body: bytes })
  if (!reply.ok) throw new Error(`the store answered ${reply.status}`)
}

export const sendParts = async (
  scope: Person,
  id: UploadId,
  bytes: Uint8Array<ArrayBuffer>,
  { partSize, parts }: { partSize: number; parts: readonly number[] },
) => {
  for (const { part, url } of (await signParts(scope, id, parts)).parts) {
    await put(url, bytes.slice((part - 1) * partSize, part * partSize))
  }
}

/** As a browser does it, up to the moment where all bytes have arrived. */
export const sendBytes = async (scope: Person, given: Buffer, file: SentFile) => {
  const bytes = new Uint8Array(given)
  const offered = { name: 'a file', ...file, bytes: bytes.length }
  const { id, url, headers, partSize } = await createUpload(scope, offered)
  if (url) await put(url, bytes, headers)
  if (partSize) {
    const parts = Array.from({ length: Math.ceil(bytes.length / partSize) }, (_, at) => at + 1)
    await sendParts(scope, id, bytes, { partSize, parts })
  }
  return id
}

/** A profile picture, for which that is all. */
export const send = (scope: Person, bytes: Buffer, type = 'image/png') =>
  sendBytes(scope, bytes, { purpose: 'avatar', type })

export const accept = async (
  scope: Person,
  uploadId: UploadId,
  purpose: UploadPurpose = 'avatar',
  use: { readonly held?: readonly AssetId[] } = {},
): Promise<AssetId> => {
  const arrival = await checkArrived(scope, uploadId)
  const wanted = { ownerId: scope.actor.accountId, purpose, arrival, ...use }
  return scope.transact((tx) => acceptUpload(tx, wanted, scope.now()))
}

export const sendAndAccept = async (
  scope: Person,
  bytes: Buffer,
  type?: string,
): Promise<AssetId> => accept(scope, await send(scope, bytes, type))

/** A file of a post. */
export const sendFile = async (scope: Person, bytes: Buffer, file: SentFile): Promise<AssetId> => {
  const id = await sendBytes(scope, bytes, file)
  await finishUpload(scope, id)
  return accept(scope, id, file.purpose)
}

export const eventsAbout = async ({ db }: Scope, assetId: string): Promise<EventName[]> => {
  const rows = await db.q
    .selectFrom('platform.events')
    .select(['name', 'payload'])
    .orderBy('xid')
    .orderBy('seq')
    .execute()
  return rows
    .filter(({ payload }) => (payload as { assetId?: string }).assetId === assetId)
    .map(({ name }) => name as EventName)
}
