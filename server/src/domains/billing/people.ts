import type { AccountId, PersonBrief } from '@fanfare/contract'
import type { PersonCard } from '../profiles/index.ts'

export type People = ReadonlyMap<AccountId, PersonCard>

/** Null for whoever is not there or not to be seen. */
export const briefOf = (people: People, id: AccountId | null): PersonBrief | null => {
  const card = id ? people.get(id) : undefined
  return card ? { id: card.id, username: card.username, displayName: card.displayName } : null
}
