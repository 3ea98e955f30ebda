import { createHash } from 'node:crypto'
import { contentKind } from './content.ts'
import type { Kind, KindName } from './kind.ts'
import { peopleKind } from './people.ts'

export const kinds: Readonly<Record<KindName, Kind>> = { content: contentKind, people: peopleKind }
export const kindNames = Object.keys(kinds) as KindName[]

/** Another one means that an index must be built anew. */
export const mappingOf = ({ definition }: Kind) =>
  createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 12)
