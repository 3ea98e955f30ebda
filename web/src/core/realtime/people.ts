import { useQueryClient } from '@tanstack/react-query'
import type { Person } from './reread-person.ts'
import { useTopic } from './use-topic.ts'

/**
 * For every component that shows a person: when they change anywhere, they change here. Without a
 * person nothing is followed. How everything is read again is needed with the first change only.
 */
export const usePerson = (person: Person | null | undefined) => {
  const queries = useQueryClient()
  useTopic(person ? `profile:${person.id}` : null, async () => {
    const { rereadPerson } = await import('./reread-person.ts')
    if (person) rereadPerson(queries, person)
  })
}
