import { must, type Person } from './person.ts'

interface Permission {
  readonly file_id: string
  readonly upload_url: string | null
  readonly headers: Record<string, string>
}

export interface OfferedFile {
  readonly purpose: string
  readonly name: string
  readonly type: string
}

/** Asks for permission to send a file of this size. */
export const beginUpload = async (
  { browser }: Person,
  { purpose, name, type }: OfferedFile,
  bytes: number,
): Promise<Permission> => {
  const { body } = await must(browser, {
    method: 'POST',
    path: '/upload/presigned',
    body: { purpose, file_name: name, file_type: type, file_size: bytes },
  })
  return body as Permission
}

/** The way a browser takes: permission from the api, the bytes straight to the store. */
export const sendFile = async (person: Person, file: OfferedFile, bytes: Buffer) => {
  const { file_id, upload_url, headers } = await beginUpload(person, file, bytes.length)
  const stored = await fetch(upload_url ?? '', {
    method: 'PUT',
    headers,
    body: new Uint8Array(bytes),
    signal: AbortSignal.timeout(60_000),
  })
  if (!stored.ok) throw new Error(`the store answered ${stored.status} ${await stored.text()}`)
  return file_id
}

/** And says that all of it was sent, so that a post can take it. */
export const sendWhole = async (person: Person, file: OfferedFile, bytes: Buffer) => {
  const file_id = await sendFile(person, file, bytes)
  await must(person.browser, { method: 'POST', path: '/upload/media', body: { file_id } })
  return file_id
}
