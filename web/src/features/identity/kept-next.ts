import { safeNext } from '../../core/session/next.ts'

const key = 'fanfare-next'
/** As long as the link in the mail works. */
const keptFor = 2 * 86_400_000

/**
 * Where somebody wanted to go when they registered. The link in their mail opens another tab, which
 * knows nothing of the address that brought them; on another device they start from home.
 */
export const keptNext = {
  keep(next: string) {
    if (next === '/') localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ next, until: Date.now() + keptFor }))
  },
  read(): string {
    try {
      const { next, until } = JSON.parse(localStorage.getItem(key) ?? '{}')
      return until > Date.now() ? safeNext(next) : '/'
    } catch {
      return '/'
    }
  },
  forget: () => localStorage.removeItem(key),
}
