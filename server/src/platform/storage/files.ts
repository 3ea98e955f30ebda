import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { cacheControl } from './objects.ts'
import type { Storage } from './storage.ts'

const MiB = 1024 * 1024
/** Each part is one request, which may be tried again by itself. */
const smallestPart = 64 * MiB
const mostParts = 1_000

const tries = 4

/** A body that is read from the disk as it is sent cannot be sent again by the library. */
const withRetries = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let left = tries - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

interface File {
  readonly key: string
  readonly path: string
  readonly type: string
  readonly bytes: number
}

export const files = (client: S3Client, bucket: string): Pick<Storage, 'writeFile'> => {
  const about = ({ key, type }: File) => ({
    Bucket: bucket,
    Key: key,
    ContentType: type,
    CacheControl: cacheControl.private,
  })

  const writeWhole = (file: File) =>
    withRetries(() => {
      const Body = createReadStream(file.path)
      return client.send(new PutObjectCommand({ ...about(file), Body, ContentLength: file.bytes }))
    })

  const writeParts = async ({ key, path, bytes }: File, UploadId: string) => {
    const named = { Bucket: bucket, Key: key, UploadId }
    const size = Math.max(smallestPart, Math.ceil(bytes / mostParts))
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    for (let start = 0; start < bytes; start += size) {
      const end = Math.min(start + size, bytes)
      const PartNumber = Parts.length + 1
      const { ETag } = await withRetries(() => {
        const Body = createReadStream(path, { start, end: end - 1 })
        const part = { ...named, PartNumber, Body, ContentLength: end - start }
        return client.send(new UploadPartCommand(part))
      })
      Parts.push({ PartNumber, ETag })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...named, MultipartUpload: { Parts } }))
  }

  return {
    async writeFile(key, path, type) {
      const { size: bytes } = await stat(path)
      const file = { key, path, type, bytes }
      if (bytes <= smallestPart) await writeWhole(file)
      else {
        const { UploadId = '' } = await client.send(new CreateMultipartUploadCommand(about(file)))
        await writeParts(file, UploadId).catch(async (error: unknown) => {
          await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId }))
          throw error
        })
      }
      return { bytes }
    },
  }
}
