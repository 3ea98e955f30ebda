import type { Scope } from '../../../platform/scope.ts'
import type { IndexDefinition } from '../../../platform/search/indexes.ts'

export type KindName = 'content' | 'people'

/** Something that can be found. What holds for all kinds knows none of them. */
export interface Kind {
  readonly name: KindName
  readonly definition: IndexDefinition
  /** The present state of those that may be found at all; all others belong into no index. */
  read(scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, object>>
  /** Ids of all that may be found, in their order. */
  readIds(scope: Scope, after: string | null, limit: number): Promise<string[]>
}
