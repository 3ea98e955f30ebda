import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { recipientParameter } from './access-log-line.ts'
import type { Storage } from './storage.ts'

/** As RFC 6266 says; the plain name is for what does not know the other. */
const attachment = (name: string) => {
  const plain = name.replace(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** Before it is signed, so that nobody can change or remove it. */
const nameRecipient = (get: GetObjectCommand, recipient: string) => {
  get.middlewareStack.add(
    (next) => (args) => {
      const { query } = args.request as { query: Record<string, string> }
      query[recipientParameter] = recipient
      return next(args)
    },
    { step: 'build' },
  )
}

export const signing = (
  client: S3Client,
  bucket: string,
): Pick<Storage, 'signPut' | 'signGet'> => ({
  async signPut(key, { bytes, type }, seconds) {
    const put = new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      ContentLength: bytes,
      ContentType: type,
      // What was looked at, accepted and sold stays what it is while the address is valid.
      IfNoneMatch: '*',
    })
    const url = await getSignedUrl(client, put, {
      expiresIn: seconds,
      // Left out of signatures unless asked for, and then anything could be sent.
      signableHeaders: new Set(['host', 'content-length', 'content-type', 'if-none-match']),
    })
    return { url, headers: { 'content-type': type, 'if-none-match': '*' } }
  },

  signGet: (key, seconds, { from, downloadName, recipient } = {}) => {
    const disposition = downloadName && { ResponseContentDisposition: attachment(downloadName) }
    const get = new GetObjectCommand({ Bucket: bucket, Key: key, ...disposition })
    if (recipient) nameRecipient(get, recipient)
    return getSignedUrl(client, get, {
      expiresIn: seconds,
      ...(from ? { signingDate: from } : {}),
    })
  },
})
