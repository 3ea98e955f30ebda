import type { Transaction } from '../database/database.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Behaviour } from './behaviour.ts'
import { type CardName, testCard } from './test-cards.ts'

/** What the bank knows of a card and no answer shows. */
export interface Hidden extends Behaviour {
  spent: boolean
}

export async function rememberCard(
  tx: Transaction,
  { id }: PaymentMethod,
  name: CardName,
): Promise<void> {
  await tx.query('insert into sandbox_pay.cards (payment_method, behaviour) values ($1, $2)', [
    id,
    name,
  ])
}

export async function hiddenOf(tx: Transaction, { id }: PaymentMethod): Promise<Hidden> {
  const { rows } = await tx.query<{ behaviour: CardName; spent: boolean }>(
    'select behaviour, spent from sandbox_pay.cards where payment_method = $1',
    [id],
  )
  const [row] = rows
  if (!row) throw new Error(`${id} has no card behind it`)
  return { ...testCard(row.behaviour), spent: row.spent }
}

export async function markSpent(tx: Transaction, { id }: PaymentMethod): Promise<void> {
  await tx.query('update sandbox_pay.cards set spent = true where payment_method = $1', [id])
}
