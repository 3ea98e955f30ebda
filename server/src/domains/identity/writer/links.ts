import type { Transaction } from '../../../platform/database/database.ts'
import type { NewRow } from '../../../platform/database/row.ts'
import type { lengths } from '../policy.ts'

export type LinkPurpose = Extract<
  keyof typeof lengths,
  'verify-email' | 'change-email' | 'reset-password'
>

type NewLink = NewRow<'identity.verifications'>

export const insertVerification = async ({ q }: Transaction, link: NewLink) => {
  await q.insertInto('identity.verifications').values(link).execute()
}

export const takeVerification = ({ q }: Transaction, tokenHash: string, now: Date) =>
  q
    .deleteFrom('identity.verifications')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['account_id', 'purpose', 'email'])
    .executeTakeFirst()

export const deleteVerifications = async (
  { q }: Transaction,
  accountId: string,
  purposes: readonly LinkPurpose[],
) => {
  await q
    .deleteFrom('identity.verifications')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', [...purposes])
    .execute()
}

export const countOpenLinks = async (
  { q }: Transaction,
  accountId: string,
  purpose: LinkPurpose,
  now: Date,
) => {
  const rows = await q
    .selectFrom('identity.verifications')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .execute()
  return rows.length
}
