import { deviceStorage } from '../../../core/device/storage.ts'
import { createStore } from '../../../ui/lib/store.ts'

const key = 'recent-searches'
const most = 8

const parsed = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(key) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((words) => typeof words === 'string').slice(0, most)
      : []
  } catch {
    return []
  }
}

const store = createStore(parsed())
const write = (searches: readonly string[]) => {
  deviceStorage.write(key, searches.length > 0 ? JSON.stringify(searches) : null)
  store.write(searches)
}
const others = (words: string) =>
  store.read().filter((one) => one.toLowerCase() !== words.toLowerCase())

/** Of somebody who isn't signed in: on this device only, the latest first. */
export const recentSearches = {
  subscribe: store.subscribe,
  read: store.read,
  add: (words: string) => write([words, ...others(words)].slice(0, most)),
  remove: (words: string) => write(others(words)),
  clear: () => write([]),
}
