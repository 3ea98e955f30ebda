import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** What a browser keeps to itself, in base64url as it is written everywhere in these protocols. */
export interface BrowserKeys {
  readonly privateKey: string
  readonly auth: string
}

const [saltBytes, sizeBytes, tagBytes] = [16, 4, 16]
const lastRecord = 2

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

const named = (name: string) => Buffer.from(`${name}\0`)

/** As a browser reads a message: RFC 8291, whose messages are one record of RFC 8188. Throws at any other. */
export function decrypt(body: Buffer, keys: BrowserKeys): string {
  const salt = body.subarray(0, saltBytes)
  const recordSize = body.readUInt32BE(saltBytes)
  const keyLength = body.readUInt8(saltBytes + sizeBytes)
  const start = saltBytes + sizeBytes + 1
  const sender = body.subarray(start, start + keyLength)
  const record = body.subarray(start + keyLength)
  if (record.length > recordSize) throw new Error('more than one record')

  const curve = createECDH('prime256v1')
  curve.setPrivateKey(keys.privateKey, 'base64url')
  const shared = curve.computeSecret(sender)
  const both = Buffer.concat([named('WebPush: info'), curve.getPublicKey(), sender])
  const input = derive(shared, Buffer.from(keys.auth, 'base64url'), both, 32)
  const key = derive(input, salt, named('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(input, salt, named('Content-Encoding: nonce'), 12)

  const opening = createDecipheriv('aes-128-gcm', key, nonce)
  opening.setAuthTag(record.subarray(-tagBytes))
  const padded = Buffer.concat([opening.update(record.subarray(0, -tagBytes)), opening.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== lastRecord) throw new Error('no delimiter of a last record')
  return padded.subarray(0, end).toString('utf8')
}
