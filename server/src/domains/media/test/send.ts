import { randomUUID } from 'node:crypto'
import { AccountId, type AssetId, type EventName, SessionId } from '@fanfare/contract'
import type { World } from '../../../../test/harness.ts'
import type { Scope, SignedIn } from '../../../platform/scope.ts'
import { acceptUpload, checkArrived } from '../commands/accept-upload.ts'
import { createUpload } from '../commands/create-upload.ts'

export type Person = Scope & { readonly actor: SignedIn }

export const person = ({ scope }: World): Person => {
  const actor: SignedIn = {
    kind: 'account',
    accountId: AccountId.parse(randomUUID()),
    sessionId: SessionId.parse(randomUUID()),
    role: 'fan',
  }
  return { ...scope(actor), actor }
}

/** As a browser does it. */
export const send = async (scope: Person, bytes: Buffer, type = 'image/png') => {
  const file = { purpose: 'avatar', name: 'me', type, bytes: bytes.length } as const
  const { id, url, headers } = await createUpload(scope, file)
  const reply = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  if (!reply.ok) throw new Error(`the store answered ${reply.status}`)
  return id
}

export const accept = async (scope: Person, uploadId: Awaited<ReturnType<typeof send>>) => {
  const arrival = await checkArrived(scope, uploadId)
  return scope.transact((tx) =>
    acceptUpload(tx, { ownerId: scope.actor.accountId, purpose: 'avatar', arrival }, scope.now()),
  )
}

export const sendAndAccept = async (
  scope: Person,
  bytes: Buffer,
  type?: string,
): Promise<AssetId> => accept(scope, await send(scope, bytes, type))

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
