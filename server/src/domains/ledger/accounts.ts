import type { AccountId, Currency } from '@fanfare/contract'
import { v5 as uuidOf } from 'uuid'
import type { AccountKind } from './chart.ts'

type CreatorKind = Extract<AccountKind, `creator-${string}`>

/** An account by what it is for. */
export interface AccountName {
  readonly kind: AccountKind
  /** Of a creator's account. */
  readonly ownerId: AccountId | null
}

export const ours = (kind: Exclude<AccountKind, CreatorKind>): AccountName => ({
  kind,
  ownerId: null,
})

export const ofCreator = (kind: CreatorKind, ownerId: AccountId): AccountName => ({ kind, ownerId })

/** Never to be changed: every id of every account comes from it. */
const namespace = 'b3f4a4de-7a86-4c1c-9c0f-5d1f3c0a9e52'

const made = (name: string) => uuidOf(name, namespace)

/** Ours are few and in every entry, so their ids are made once. */
const known = new Map<string, string>()

/** The same for everyone who asks, so that posting needs no look at the table first. */
export const ledgerAccountId = ({ kind, ownerId }: AccountName, currency: Currency): string => {
  const name = `${kind} ${ownerId ?? ''} ${currency}`
  if (ownerId !== null) return made(name)
  const id = known.get(name) ?? made(name)
  known.set(name, id)
  return id
}
