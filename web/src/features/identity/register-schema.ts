import { registerAccount } from '@fanfare/contract'
import { z } from 'zod'

export const mismatch = 'Passwords do not match'

type Pair = { password: string; confirm: string }
/** Checked even while other fields are still invalid. */
export const bothTyped = ({ value }: { value: unknown }) => {
  const pair = value as Partial<Pair>
  return typeof pair.password === 'string' && typeof pair.confirm === 'string'
}
export const samePassword = ({ password, confirm }: Pair) => password === confirm

export const RegisterForm = registerAccount.body
  .omit({ isCreator: true })
  .extend({ type: z.enum(['subscriber', 'creator']), confirm: z.string() })
  .refine(({ type, birthDate }) => type !== 'creator' || birthDate !== undefined, {
    path: ['birthDate'],
    message: 'Enter your birth date',
    when: () => true,
  })
  .refine(samePassword, { path: ['confirm'], message: mismatch, when: bothTyped })
