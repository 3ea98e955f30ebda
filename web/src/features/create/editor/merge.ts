import type { ContentDraft, ContentFields } from '@fanfare/contract'
import { differing, type FieldName, fieldsOf, isSame } from './fields.ts'

interface Sides {
  /** As last read from the server. */
  readonly server: ContentDraft
  /** What we wrote for it to be so; the server keeps a tidied version. */
  readonly sent: ContentFields
  readonly mine: ContentFields
}

export interface Merged {
  readonly mine: ContentFields
  readonly sent: ContentFields
  /** Changed on both sides, and not to the same. */
  readonly clashes: readonly FieldName[]
}

/** Merges what somebody else saved, except for fields that were changed here. */
export const merge = ({ server, sent, mine }: Sides, theirs: ContentDraft): Merged => {
  const other = fieldsOf(theirs)
  const byThem = differing(fieldsOf(server), other)
  const byMe = new Set(differing(sent, mine))
  const clashes = byThem.filter((name) => byMe.has(name) && !isSame(name, mine, other))
  const taken = Object.fromEntries(byThem.map((name) => [name, other[name]]))
  const kept = Object.fromEntries(clashes.map((name) => [name, mine[name]]))
  return { mine: { ...mine, ...taken, ...kept }, sent: { ...sent, ...taken }, clashes }
}
