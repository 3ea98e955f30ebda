import type { UploadPurpose } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { createUpload, finishUpload } from '../../media/index.ts'

const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\0\0isommp42', 'latin1'),
  Buffer.alloc(64),
])
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nRain.\n')

const files = {
  video: ['video/mp4', mp4],
  audio: ['audio/mp4', mp4],
  image: ['image/png', png],
  thumbnail: ['image/png', png],
  captions: ['text/vtt', vtt],
} as const satisfies Partial<Record<UploadPurpose, readonly [string, Buffer]>>

/** As a browser does it, up to the moment where a post can take the file. */
export const send = async (scope: SignedInScope, purpose: keyof typeof files) => {
  const [type, bytes] = files[purpose]
  const offered = { purpose, name: `a ${purpose}`, type, bytes: bytes.length }
  const { id, url, headers } = await createUpload(scope, offered)
  const stored = await fetch(url ?? '', { method: 'PUT', headers, body: new Uint8Array(bytes) })
  if (!stored.ok) throw new Error(`the store answered ${stored.status}`)
  await finishUpload(scope, id)
  return id
}
