import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { queueMails } from '../../../platform/mail/queue.ts'
import type { WritingScope } from '../../../platform/scope.ts'
import { readAccounts } from '../../identity/index.ts'

export interface Letter {
  readonly accountId: AccountId
  readonly mail: MailContent
}

const shownLines = 10

/** The first of many; the rest is counted. */
export const someLines = (lines: readonly string[]) => {
  const rest = lines.length - shownLines
  return rest > 0 ? [...lines.slice(0, shownLines), `And ${rest} more.`] : lines
}

/** To the addresses that the accounts have now; an account that is gone gets no mail. */
export const mailAccounts = async (
  tx: Transaction,
  letters: readonly Letter[],
  scope: WritingScope,
) => {
  const ids = new Set(letters.map(({ accountId }) => accountId))
  const accounts = new Map((await readAccounts(tx, [...ids])).map((one) => [one.id, one]))
  const known = letters.flatMap(({ accountId, mail }) => {
    const to = accounts.get(accountId)
    return to ? [{ to, mail }] : []
  })
  await queueMails(tx, known, scope)
}
