import { z } from 'zod'
import { AccountId, AssetId, SessionId } from './core/ids.ts'
import { type UploadPurpose, uploadPurposes } from './limits.ts'

const purpose = z.enum(Object.keys(uploadPurposes) as [UploadPurpose, ...UploadPurpose[]])

/** What has happened, in past tense. Payloads name things; readers look up their present state. */
export const events = {
  'identity.account-registered': z.object({ accountId: AccountId }),
  'identity.email-verified': z.object({ accountId: AccountId }),
  'identity.signed-in': z.object({
    accountId: AccountId,
    sessionId: SessionId,
    newDevice: z.boolean(),
  }),
  'identity.sessions-revoked': z.object({
    accountId: AccountId,
    sessionIds: z.array(SessionId),
  }),
  'identity.password-changed': z.object({ accountId: AccountId }),
  'identity.email-changed': z.object({ accountId: AccountId }),
  'identity.second-factor-changed': z.object({ accountId: AccountId, enabled: z.boolean() }),
  'identity.role-changed': z.object({ accountId: AccountId }),

  'media.asset-accepted': z.object({ assetId: AssetId, ownerId: AccountId, purpose }),
  'media.asset-ready': z.object({ assetId: AssetId, ownerId: AccountId, purpose }),
  'media.asset-failed': z.object({
    assetId: AssetId,
    ownerId: AccountId,
    purpose,
    reason: z.string(),
  }),

  'profiles.profile-changed': z.object({ accountId: AccountId }),
  'profiles.picture-failed': z.object({ accountId: AccountId, reason: z.string() }),
} as const satisfies Record<string, z.ZodObject>

export type EventName = keyof typeof events
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>
