import type { Person } from './reread-person.ts'
import { useTopic } from './use-topic.ts'

/**
 * For every component that shows a person: when they change anywhere, they change here. Without a
 * person nothing is followed. How everything is read again is needed with the first change only.
 */
export const usePerson = (person: Person | null | undefined) => {
  useTopic(person ? `profile:${person.id}` : null, async () => {
    const { personChanged } = await import('./person-changed.ts')
    if (person) personChanged(person)
  })
}
