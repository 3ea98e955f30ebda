import type { Ask } from './engine.ts'
import type { SearchConfig } from './search.ts'

export interface IndexDefinition {
  readonly settings: object
  readonly mappings: object
}

export interface Write {
  readonly index: string
  readonly id: string
  /** Whatever was written with a higher one stays. */
  readonly version: number
  /** Null takes it out. */
  readonly document: object | null
}

export interface Indexes {
  createIndex(name: string, definition: IndexDefinition): Promise<void>
  /** Gone already is as good. */
  deleteIndex(name: string): Promise<void>
  /** All whose name begins so, each with the aliases that lead to it. */
  listIndexes(beginning: string): Promise<ReadonlyMap<string, readonly string[]>>
  /** The alias leads to this index and to no other, from one moment to the next. */
  pointAlias(alias: string, index: string): Promise<void>
  /** Answers the writes that did not take effect and must be tried again. */
  bulk(writes: readonly Write[]): Promise<ReadonlySet<Write>>
  /** What was written can be found; by itself that takes a second. */
  refresh(index: string): Promise<void>
}

const soonMs = 5_000
const bulkMs = 30_000

type Aliases = Readonly<Record<string, { readonly aliases: object }>>

interface BulkReply {
  readonly items: readonly Record<string, { readonly status: number }>[]
}

const lines = (named: (name: string) => string, { index, id, version, document }: Write) => {
  const about = { _index: named(index), _id: id, version, version_type: 'external_gte' }
  return document === null
    ? [JSON.stringify({ delete: about })]
    : [JSON.stringify({ index: about }), JSON.stringify(document)]
}

/** 409: a newer version is there. 404 of a deletion: it is gone. Both are as wanted. */
const isSettled = (item: BulkReply['items'][number]) => {
  const [answer] = Object.entries(item)
  if (!answer) return false
  const [kind, { status }] = answer
  return status < 300 || status === 409 || (kind === 'delete' && status === 404)
}

type Line = readonly [Write, readonly string[]]

/** So much text at once: the engine holds a request in memory while it works on it. */
const parcelLength = 8_000_000

const parcels = (all: readonly Line[]): Line[][] => {
  const made: Line[][] = []
  let room = 0
  for (const line of all) {
    const length = line[1].reduce((sum, text) => sum + text.length, 0)
    if (made.length === 0 || length > room) {
      made.push([])
      room = parcelLength
    }
    made.at(-1)?.push(line)
    room -= length
  }
  return made
}

export const openIndexes = (
  ask: Ask,
  named: (name: string) => string,
  { SEARCH_SHARDS: shards, SEARCH_REPLICAS: replicas }: SearchConfig,
): Indexes => {
  const plain = (name: string) => name.slice(named('').length)
  return {
    async createIndex(name, { settings, mappings }) {
      const sized = { ...settings, number_of_shards: shards, number_of_replicas: replicas }
      const body = { settings: sized, mappings }
      await ask({
        call: 'create',
        method: 'PUT',
        path: `/${named(name)}`,
        body,
        timeoutMs: bulkMs,
      })
    },

    async deleteIndex(name) {
      const path = `/${named(name)}?ignore_unavailable=true`
      await ask({ call: 'delete', method: 'DELETE', path, timeoutMs: bulkMs })
    },

    async listIndexes(beginning) {
      const path = `/${named(beginning)}*/_alias`
      const found = await ask<Aliases>({ call: 'list', method: 'GET', path, timeoutMs: soonMs })
      const each = Object.entries(found).map(([name, { aliases }]) => {
        return [plain(name), Object.keys(aliases).map(plain)] as const
      })
      return new Map(each)
    },

    async pointAlias(alias, index) {
      const actions = [
        { remove: { index: `${named(alias)}-*`, alias: named(alias), must_exist: false } },
        { add: { index: named(index), alias: named(alias) } },
      ]
      await ask({
        call: 'alias',
        method: 'POST',
        path: '/_aliases',
        body: { actions },
        timeoutMs: soonMs,
      })
    },

    async bulk(writes) {
      const unsettled = new Set<Write>()
      for (const part of parcels(writes.map((write) => [write, lines(named, write)] as const))) {
        const body = `${part.flatMap(([, text]) => text).join('\n')}\n`
        const path = '/_bulk?filter_path=items.*.status'
        const { items } = await ask<BulkReply>({
          call: 'bulk',
          method: 'POST',
          path,
          body,
          timeoutMs: bulkMs,
        })
        part.forEach(([write], at) => {
          if (!isSettled(items[at] ?? {})) unsettled.add(write)
        })
      }
      return unsettled
    },

    async refresh(index) {
      const path = `/${named(index)}/_refresh`
      await ask({ call: 'refresh', method: 'POST', path, timeoutMs: bulkMs })
    },
  }
}
