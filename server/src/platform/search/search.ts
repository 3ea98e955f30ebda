import { type Ask, openAsk } from './engine.ts'
import { type Indexes, openIndexes } from './indexes.ts'
import { openQueries, type Queries } from './queries.ts'

/** OpenSearch. Never the truth: whatever it holds can be read again from PostgreSQL. */
export interface SearchEngine extends Indexes, Queries {}

export interface SearchConfig {
  readonly SEARCH_URL: string
  readonly SEARCH_PREFIX: string
  readonly SEARCH_PATIENCE_MS: number
  readonly SEARCH_SHARDS: number
  readonly SEARCH_REPLICAS: number
}

/** Names are ours alone: every one begins with the prefix, which tests have one each of. */
export const openSearch = (config: SearchConfig): SearchEngine => {
  const ask: Ask = openAsk(config.SEARCH_URL)
  const named = (name: string) => `${config.SEARCH_PREFIX}-${name}`
  return {
    ...openIndexes(ask, named, config),
    ...openQueries(ask, named, config.SEARCH_PATIENCE_MS),
  }
}
