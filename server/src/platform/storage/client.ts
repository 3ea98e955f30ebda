import { S3Client } from '@aws-sdk/client-s3'
import type { Config } from '../config/config.ts'

export type StorageConfig = Pick<
  Config,
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY'
  | 'S3_SECRET_KEY'
  | 'S3_PUBLIC_BUCKET'
  | 'S3_PRIVATE_BUCKET'
  | 'MEDIA_PUBLIC_ORIGIN'
  | 'PUBLIC_ORIGIN'
  | 'S3_ACCESS_LOG'
>

export type Buckets = Readonly<Record<'public' | 'private', string>>

export interface Clients {
  readonly store: S3Client
  /** Only computes signatures and never connects. */
  readonly signing: S3Client
}

export const openClients = (config: StorageConfig): Clients => {
  const common = {
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    // The bucket in the path: a store of one's own has no name per bucket.
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
  }
  return {
    store: new S3Client({
      ...common,
      maxAttempts: 3,
      requestHandler: {
        connectionTimeout: 2_000,
        requestTimeout: 30_000,
        throwOnRequestTimeout: true,
        httpAgent: { keepAlive: true, maxSockets: 50 },
        httpsAgent: { keepAlive: true, maxSockets: 50 },
      },
    }),
    signing: new S3Client({
      ...common,
      // Otherwise the checksum of a body that we do not have becomes part of the signature.
      requestChecksumCalculation: 'WHEN_REQUIRED',
    }),
  }
}
