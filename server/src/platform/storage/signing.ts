import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Storage } from './storage.ts'

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
    })
    const url = await getSignedUrl(client, put, {
      expiresIn: seconds,
      // Left out of signatures unless asked for, and then anything could be sent.
      signableHeaders: new Set(['host', 'content-length', 'content-type']),
    })
    return { url, headers: { 'content-type': type } }
  },

  signGet: (key, seconds) =>
    getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key }), {
      expiresIn: seconds,
    }),
})
