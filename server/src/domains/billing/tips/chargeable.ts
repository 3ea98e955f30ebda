import type { Transaction } from '../../../platform/database/database.ts'
import { readSuspended } from '../../profiles/index.ts'
import { isHeld } from './policy.ts'
import { readOnTab, type Tab, type TipRow } from './reader.ts'

interface Chargeable {
  /** None while another charge has some of them. */
  readonly tips: readonly TipRow[]
  /** Some wait until whoever gave or gets them is restored. */
  readonly withheld: boolean
}

/** What may be charged now: nothing of whoever is suspended, and nothing for them. */
export const readChargeable = async (tx: Transaction, tab: Tab): Promise<Chargeable> => {
  const onTab = await readOnTab(tx, tab)
  if (onTab.some(isHeld)) return { tips: [], withheld: false }
  const creators = onTab.map(({ creator_id }) => creator_id)
  const suspended = await readSuspended(tx, [tab.account_id, ...creators])
  const isWithheld = ({ account_id, creator_id }: TipRow) =>
    suspended.has(account_id) || suspended.has(creator_id)
  return { tips: onTab.filter((tip) => !isWithheld(tip)), withheld: onTab.some(isWithheld) }
}
