import type { AccountId, PersonBrief, PersonCard } from '@fanfare/contract'

export type People = ReadonlyMap<AccountId, PersonCard>

/** Null for whoever is not there or not to be seen. */
export const briefOf = (people: People, id: AccountId | null): PersonBrief | null => {
  const card = id ? people.get(id) : undefined
  if (!card) return null
  const { username, displayName, picture } = card
  return { id: card.id, username, displayName, picture }
}
