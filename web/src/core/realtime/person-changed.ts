import { queryClient } from '../api/query-client.ts'
import { pageReads } from './page-reads.ts'
import { type Person, rereadPerson } from './reread-person.ts'

/** One person is shown by several components, and all of them hear it. */
export const personChanged = (person: Person) =>
  pageReads.soon(`person ${person.id}`, () => rereadPerson(queryClient, person))
