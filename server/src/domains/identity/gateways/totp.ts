import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Scope } from '../../../platform/scope.ts'
import { authFor } from './auth.ts'

const stepSeconds = 30
const tolerance = 1

/**
 * Which 30-second step a code belongs to, or null. better-auth's own check reads the machine's
 * time and accepts a code again and again; this one has our clock and tells what to remember.
 */
export const matchingStep = async (scope: Scope, encryptedSecret: string, code: string) => {
  const { secretConfig } = await authFor(scope.config).$context
  const otp = createOTP(await symmetricDecrypt({ key: secretConfig, data: encryptedSecret }))
  const present = Math.floor(scope.now().getTime() / 1000 / stepSeconds)
  let matched: number | null = null
  for (let step = present - tolerance; step <= present + tolerance; step++) {
    if ((await otp.hotp(step)) === code) matched = step
  }
  return matched
}
