import type { Config } from '../../../platform/config/config.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { hashPassword } from '../gateways/password-hash.ts'
import { type PasswordOwner, passwordFault } from './password-policy.ts'

/** A new password that is good enough, with its hash. */
export interface PreparedPassword {
  readonly text: string
  readonly hash: string
}

/** Before the transaction that uses it: hashing takes as long as many queries. */
export const preparePassword = async (
  config: Config,
  text: string,
  owner: PasswordOwner,
  field = 'password',
): Promise<PreparedPassword> => {
  const fault = passwordFault(text, owner)
  if (fault) fail('request.invalid', { fields: { [field]: fault } })
  return { text, hash: await hashPassword(config, text) }
}
