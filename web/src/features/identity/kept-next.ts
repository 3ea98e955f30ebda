import { deviceStorage } from '../../core/device/storage.ts'
import { safeNext } from '../../core/session/next.ts'
import type { Href } from '../../ui/layout/link.tsx'

const key = 'fanfare-next'
/** As long as the link in the email works. */
const keptFor = 2 * 86_400_000

/**
 * Where somebody wanted to go when they registered. The link in their email opens another tab, which
 * does not know that page; on another device they start from home.
 */
export const keptNext = {
  keep(next: string) {
    const kept = JSON.stringify({ next, until: Date.now() + keptFor })
    deviceStorage.write(key, next === '/' ? null : kept)
  },
  read(): Href {
    try {
      const { next, until } = JSON.parse(deviceStorage.read(key) ?? '{}')
      return until > Date.now() ? safeNext(next) : '/'
    } catch {
      return '/'
    }
  },
  forget: () => deviceStorage.write(key, null),
}
