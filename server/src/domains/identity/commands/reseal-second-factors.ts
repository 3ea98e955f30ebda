import type { Config } from '../../../platform/config/config.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Scope } from '../../../platform/scope.ts'
import {
  isSealedByNewest,
  openSecondFactor,
  sealSecondFactor,
} from '../gateways/second-factor-keys.ts'
import { lockSecondFactorsAfter, replaceSealed } from '../writer/second-factor.ts'

type Outcome = 'current' | 'resealed' | 'unreadable'

const resealOne = async (
  tx: Transaction,
  config: Config,
  row: Awaited<ReturnType<typeof lockSecondFactorsAfter>>[number],
): Promise<Outcome> => {
  const sealed = [row.secret, row.recovery_codes]
  if (sealed.every((one) => isSealedByNewest(config, one))) return 'current'
  const [secret, codes] = await Promise.all(sealed.map((one) => openSecondFactor(config, one)))
  if (!secret || !codes) return 'unreadable'
  await replaceSealed(tx, row.account_id, {
    secret: await sealSecondFactor(config, secret),
    recovery_codes: await sealSecondFactor(config, codes),
  })
  return 'resealed'
}

/** Puts every second factor under the newest key, after which the older ones may be dropped. */
export const resealSecondFactors = async (scope: Scope) => {
  const counts: Record<Outcome, number> = { current: 0, resealed: 0, unreadable: 0 }
  let last: string | null = null
  do {
    const from: string | null = last
    const page = await scope.transact(async (tx) => {
      const rows = await lockSecondFactorsAfter(tx, from)
      const outcomes: Outcome[] = []
      for (const row of rows) outcomes.push(await resealOne(tx, scope.config, row))
      return { outcomes, last: rows.at(-1)?.account_id ?? null }
    })
    for (const outcome of page.outcomes) counts[outcome] += 1
    last = page.last
  } while (last !== null)
  return counts
}
