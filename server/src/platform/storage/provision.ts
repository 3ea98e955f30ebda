import {
  CreateBucketCommand,
  PutBucketCorsCommand,
  PutBucketPolicyCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { Buckets } from './client.ts'

const createdBefore = ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists']

const createBucket = async (client: S3Client, bucket: string) => {
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
  } catch (error) {
    if (!(error instanceof Error && createdBefore.includes(error.name))) throw error
  }
}

/** Browsers of our own origin may send and read; what they may touch is up to the signature. */
const corsRule = (origin: string) => ({
  AllowedOrigins: [origin],
  AllowedMethods: ['GET', 'HEAD', 'PUT'],
  AllowedHeaders: ['content-type', 'content-length', 'if-none-match', 'range'],
  ExposeHeaders: ['ETag', 'Content-Range'],
  MaxAgeSeconds: 3_600,
})

/** Single objects by name for everybody; nobody may list them. */
const readableByAll = (bucket: string) =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Principal: '*',
        Action: 's3:GetObject',
        Resource: `arn:aws:s3:::${bucket}/*`,
      },
    ],
  })

export const provisionBuckets = async (client: S3Client, buckets: Buckets, origin: string) => {
  const CORSConfiguration = { CORSRules: [corsRule(origin)] }
  for (const bucket of [buckets.public, buckets.private]) {
    await createBucket(client, bucket)
    await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration }))
  }
  const policy = { Bucket: buckets.public, Policy: readableByAll(buckets.public) }
  await client.send(new PutBucketPolicyCommand(policy))
}
