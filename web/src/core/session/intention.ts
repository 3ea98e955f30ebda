import { tabStorage } from '../device/storage.ts'
import { intentionKey } from './acting.ts'

const keptFor = 15 * 60_000

/** True once for what was pressed under this name; what has waited too long is forgotten. */
export const takeIntention = (name: string): boolean => {
  try {
    const [kept, at] = JSON.parse(tabStorage.read(intentionKey) ?? '[]')
    if (kept !== name) return false
    tabStorage.write(intentionKey, null)
    return Date.now() - at < keptFor
  } catch {
    return false
  }
}
