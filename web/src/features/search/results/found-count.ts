import type { Asked } from '../asked/asked.ts'
import type { Results } from './use-results.ts'

interface FoundCount {
  readonly shown: number
  readonly total: number
  readonly milliseconds: number
}

/** So many people stand above the posts where everything is asked for. */
export const peopleBeside = 3

/** Whether people and posts are shown together. */
export const isBoth = ({ isPeople, filters }: Asked) => !isPeople && !filters.contentType

/** What the screen shows of how many there are, once that is known. */
export const foundCount = (asked: Asked, { content, users }: Results): FoundCount | null => {
  const list = asked.isPeople ? users : content
  if (!list.first || !list.rows || list.isPlaceholderData) return null
  const found = {
    shown: list.rows.length,
    total: list.first.total,
    milliseconds: list.first.searchTime,
  }
  if (!isBoth(asked)) return found
  if (!users.first || !users.rows || users.isPlaceholderData) return users.error ? found : null
  return {
    shown: found.shown + Math.min(users.rows.length, peopleBeside),
    total: found.total + users.first.total,
    milliseconds: Math.max(found.milliseconds, users.first.searchTime),
  }
}
