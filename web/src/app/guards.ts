import { redirect } from '@tanstack/react-router'
import { queryClient } from '../core/api/query-client.ts'
import { entranceHref } from '../core/session/next.ts'
import { viewerNow } from '../core/session/viewer.ts'

export type Asked = { location: { href: string; pathname: string; searchStr: string } }
export type Guard = (asked: Asked) => Promise<void>

/** For routes that need sign-in: `beforeLoad: requireViewer`. */
export const requireViewer = async ({ location }: Asked) => {
  if (!(await viewerNow(queryClient))) {
    throw redirect({ href: entranceHref('/login', location.href), replace: true })
  }
}

type LateGuard = keyof typeof import('./late-guards.ts')

/** For addresses that no first page has: such a guard is loaded when somebody comes there. */
export const late =
  (name: LateGuard): Guard =>
  async (asked) =>
    (await import('./late-guards.ts'))[name](asked)
