import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Storage, StoredPart } from './storage.ts'

type Multipart = Pick<
  Storage,
  'beginMultipart' | 'signPart' | 'listParts' | 'completeMultipart' | 'abortMultiparts'
>

const unlessGone = (error: unknown) => {
  if (!(error instanceof Error && error.name === 'NoSuchUpload')) throw error
}

export const multipart = (client: S3Client, signer: S3Client, bucket: string): Multipart => {
  const named = (key: string, uploadId: string) => ({
    Bucket: bucket,
    Key: key,
    UploadId: uploadId,
  })

  // By hand: the SDK's paginator follows the marker of the last page for ever, for stores that
  // send one with every page.
  const listParts = async (key: string, uploadId: string) => {
    const parts: StoredPart[] = []
    for (let after: string | undefined, more = true; more; ) {
      const page = await client.send(
        new ListPartsCommand({ ...named(key, uploadId), PartNumberMarker: after }),
      )
      for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? []) {
        parts.push({ part: PartNumber, bytes: Size, etag: ETag })
      }
      more = page.IsTruncated === true
      after = page.NextPartNumberMarker
    }
    return parts
  }

  return {
    listParts,

    async beginMultipart(key, type) {
      const begin = new CreateMultipartUploadCommand({
        Bucket: bucket,
        Key: key,
        ContentType: type,
      })
      const { UploadId } = await client.send(begin)
      if (!UploadId) throw new Error('the store began an upload without naming it')
      return UploadId
    },

    signPart: (key, uploadId, part, bytes, seconds) =>
      getSignedUrl(
        signer,
        new UploadPartCommand({ ...named(key, uploadId), PartNumber: part, ContentLength: bytes }),
        { expiresIn: seconds, signableHeaders: new Set(['host', 'content-length']) },
      ),

    // The store's own list and not the browser's word says which parts make the object.
    async completeMultipart(key, uploadId) {
      const Parts = (await listParts(key, uploadId)).map(({ part, etag }) => ({
        PartNumber: part,
        ETag: etag,
      }))
      const complete = { ...named(key, uploadId), MultipartUpload: { Parts } }
      await client.send(new CompleteMultipartUploadCommand(complete))
    },

    async abortMultiparts(prefix) {
      for (let more = true; more; ) {
        const found = await client.send(
          new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }),
        )
        for (const { Key = '', UploadId = '' } of found.Uploads ?? []) {
          await client.send(new AbortMultipartUploadCommand(named(Key, UploadId))).catch(unlessGone)
        }
        more = found.IsTruncated === true
      }
    },
  }
}
