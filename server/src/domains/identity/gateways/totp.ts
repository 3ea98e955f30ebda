import { createOTP } from '@better-auth/utils/otp'
import type { Scope } from '../../../platform/scope.ts'
import { openSecondFactor } from './second-factor-keys.ts'

const stepSeconds = 30
const tolerance = 1

/**
 * Which 30-second step a code belongs to, or null. better-auth's own check reads the machine's
 * time and accepts a code again and again; this one has our clock and tells what to remember.
 */
export const matchingStep = async (scope: Scope, sealedSecret: string, code: string) => {
  const secret = await openSecondFactor(scope.config, sealedSecret)
  if (secret === null) {
    scope.log.error('a second factor cannot be opened: its key is no longer in AUTH_SECRET')
    return null
  }
  const otp = createOTP(secret)
  const present = Math.floor(scope.now().getTime() / 1000 / stepSeconds)
  let matched: number | null = null
  for (let step = present - tolerance; step <= present + tolerance; step++) {
    if ((await otp.hotp(step)) === code) matched = step
  }
  return matched
}
