import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { Buckets } from './client.ts'
import { ObjectChanged } from './object-changed.ts'
import type { Storage } from './storage.ts'

type Objects = Pick<
  Storage,
  'head' | 'read' | 'readStart' | 'write' | 'remove' | 'removeUnder' | 'ping'
>

/** Asked for while someone waits, so it is given less time than a transfer. */
const soon = () => ({ abortSignal: AbortSignal.timeout(3_000) })

const orNull = (error: unknown) => {
  if (error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)) return null
  throw error
}

const orChanged = (error: unknown) => {
  if (error instanceof Error && error.name === 'PreconditionFailed') throw new ObjectChanged()
  throw error
}

/** Names in the public bucket say what is inside, so a copy never gets old. */
export const cacheControl = {
  public: 'public, max-age=31536000, immutable',
  private: 'private, no-store',
} as const

/** What S3 takes in one request. */
const removalBatch = 1_000

export const objects = (client: S3Client, buckets: Buckets): Objects => {
  const remove: Objects['remove'] = async (bucket, keys) => {
    for (let from = 0; from < keys.length; from += removalBatch) {
      const Objects = keys.slice(from, from + removalBatch).map((Key) => ({ Key }))
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: buckets[bucket], Delete: { Objects, Quiet: true } }),
      )
      const refused = Errors.filter(({ Code }) => Code !== 'NoSuchKey')
      if (refused.length > 0) {
        throw new Error(`the store kept ${refused.length} objects: ${refused[0]?.Code}`)
      }
    }
  }

  return {
    remove,

    async head(bucket, key) {
      const head = new HeadObjectCommand({ Bucket: buckets[bucket], Key: key })
      const found = await client.send(head, soon()).catch(orNull)
      if (!found) return null
      const { ContentLength: bytes = 0, ContentType: type = '', ETag: etag = '' } = found
      return { bytes, type, etag }
    },

    async read(bucket, key, etag) {
      const given = { Bucket: buckets[bucket], Key: key, ...(etag ? { IfMatch: etag } : {}) }
      const found = await client.send(new GetObjectCommand(given)).catch(orChanged).catch(orNull)
      if (!found) return null
      if (!(found.Body instanceof Readable)) throw new Error('the store answered without a body')
      // Not every store knows the condition.
      if (etag && found.ETag !== etag) {
        found.Body.destroy()
        throw new ObjectChanged()
      }
      return { bytes: found.ContentLength ?? 0, body: found.Body }
    },

    async readStart(bucket, key, bytes) {
      const given = { Bucket: buckets[bucket], Key: key, Range: `bytes=0-${bytes - 1}` }
      const found = await client.send(new GetObjectCommand(given), soon()).catch(orNull)
      if (!found) return null
      if (!(found.Body instanceof Readable)) throw new Error('the store answered without a body')
      return buffer(found.Body)
    },

    async write(bucket, key, body, type) {
      const put = new PutObjectCommand({
        Bucket: buckets[bucket],
        Key: key,
        Body: body,
        ContentLength: body.length,
        ContentType: type,
        CacheControl: cacheControl[bucket],
      })
      await client.send(put)
    },

    async removeUnder(bucket, prefix, keep = new Set()) {
      const pages = paginateListObjectsV2({ client }, { Bucket: buckets[bucket], Prefix: prefix })
      for await (const page of pages) {
        const found = (page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key] : []))
        await remove(
          bucket,
          found.filter((key) => !keep.has(key)),
        )
      }
    },

    async ping() {
      await client.send(new HeadBucketCommand({ Bucket: buckets.private }), soon())
    },
  }
}
