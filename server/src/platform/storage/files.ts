import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
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

/**
 * With its checksum in front. Behind the body, which is the library's way, it makes the request a chunked one,
 * whose last bytes VersityGW leaves unread: the next request on that connection was then refused, 3 times in 100.
 */
const bodyOf = async (path: string, start: number, bytes: number) => {
  // The last byte is read too.
  const range = { start, end: Math.max(start, start + bytes - 1) }
  let sum = 0
  for await (const some of createReadStream(path, range)) sum = crc32(some, sum)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(sum)
  return {
    Body: createReadStream(path, range),
    ContentLength: bytes,
    ChecksumCRC32: checksum.toString('base64'),
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
    withRetries(async () => {
      const body = await bodyOf(file.path, 0, file.bytes)
      return client.send(new PutObjectCommand({ ...about(file), ...body }))
    })

  const writeParts = async ({ key, path, bytes }: File, UploadId: string) => {
    const named = { Bucket: bucket, Key: key, UploadId }
    const size = Math.max(smallestPart, Math.ceil(bytes / mostParts))
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    for (let start = 0; start < bytes; start += size) {
      const PartNumber = Parts.length + 1
      const { ETag } = await withRetries(async () => {
        const body = await bodyOf(path, start, Math.min(size, bytes - start))
        return client.send(new UploadPartCommand({ ...named, PartNumber, ...body }))
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
