import type { Readable } from 'node:stream'
import { type AccessLog, accessLog } from './access-log.ts'
import { openClients, type StorageConfig } from './client.ts'
import { files } from './files.ts'
import { multipart } from './multipart.ts'
import { objects } from './objects.ts'
import { provisionBuckets } from './provision.ts'
import { signing } from './signing.ts'

type Bucket = 'public' | 'private'

interface SignedUpload {
  readonly url: string
  /** What the browser must send; the length it sends by itself. */
  readonly headers: Readonly<Record<string, string>>
}

interface StoredObject {
  readonly bytes: number
  readonly type: string
}

interface FoundObject extends StoredObject {
  /** Another one when other bytes are written under the same name. */
  readonly etag: string
}

interface StoredBody {
  readonly bytes: number
  readonly body: Readable
}

interface SignedGet {
  /** When the time begins to run; addresses signed as of the same moment are the same. */
  readonly from?: Date | undefined
  /** Saved by the browser under this name instead of shown. */
  readonly downloadName?: string | undefined
  /** Whom the log of what was served names; nobody else is given the same address. */
  readonly recipient?: string | undefined
}

export interface StoredPart {
  readonly part: number
  readonly bytes: number
  readonly etag: string
}

/** The S3 store. Public objects have immutable hashed names; everything gated is private. */
export interface Storage extends AccessLog {
  /**
   * The browser sends exactly these bytes, and once: the length, the type and that nothing is there
   * yet are part of the signature. Where something is, the store answers 412.
   */
  signPut(key: string, object: StoredObject, seconds: number): Promise<SignedUpload>
  signGet(key: string, seconds: number, options?: SignedGet): Promise<string>
  beginMultipart(key: string, type: string): Promise<string>
  signPart(
    key: string,
    uploadId: string,
    part: number,
    bytes: number,
    seconds: number,
  ): Promise<string>
  /** What has arrived: after an interruption only the rest is sent again. */
  listParts(key: string, uploadId: string): Promise<StoredPart[]>
  completeMultipart(key: string, uploadId: string): Promise<void>
  /** Ends whatever was begun and not completed under names that start with this. */
  abortMultiparts(prefix: string): Promise<void>
  head(bucket: Bucket, key: string): Promise<FoundObject | null>
  /**
   * How much it is, is known before a byte is read; who does not read on must destroy it. With an
   * etag, other bytes than those are an `ObjectChanged`.
   */
  read(bucket: Bucket, key: string, etag?: string | null): Promise<StoredBody | null>
  /** The first bytes only; null when there is no such object. */
  readStart(bucket: Bucket, key: string, bytes: number): Promise<Buffer | null>
  write(bucket: Bucket, key: string, body: Buffer, type: string): Promise<void>
  /** From the disk into the private bucket, in parts when it is large. */
  writeFile(key: string, path: string, type: string): Promise<{ readonly bytes: number }>
  remove(bucket: Bucket, keys: readonly string[]): Promise<void>
  /** Everything whose name starts with this, apart from what is to be kept. */
  removeUnder(bucket: Bucket, prefix: string, keep?: ReadonlySet<string>): Promise<void>
  publicUrl(key: string): string
  /** Creates both buckets with their policies and CORS where they are missing. */
  prepare(): Promise<void>
  ping(): Promise<void>
  close(): void
}

export const openStorage = (config: StorageConfig): Storage => {
  const clients = openClients(config)
  const buckets = { public: config.S3_PUBLIC_BUCKET, private: config.S3_PRIVATE_BUCKET }
  return {
    ...signing(clients.signing, buckets.private),
    ...multipart(clients.store, clients.signing, buckets.private),
    ...objects(clients.store, buckets),
    ...files(clients.store, buckets.private),
    ...accessLog(config.S3_ACCESS_LOG, buckets.private),
    publicUrl: (key) => `${config.MEDIA_PUBLIC_ORIGIN}/${key}`,
    prepare: () => provisionBuckets(clients.store, buckets, config.PUBLIC_ORIGIN),
    close() {
      clients.store.destroy()
      clients.signing.destroy()
    },
  }
}
