import { redirect } from '@tanstack/react-router'
import { queryClient } from '../core/api/query-client.ts'
import { entranceHref } from '../core/session/next.ts'
import { viewerNow } from '../core/session/viewer.ts'
import type { Href } from '../ui/layout/link.tsx'

export type Asked = { location: { href: string; pathname: string; searchStr: string } }
export type Guard = (asked: Asked) => Promise<void>

/** Thrown by a guard: to one of our own addresses, without a step back to the one that was asked for. */
export const to = (href: Href) => redirect({ href, replace: true })

/** For routes that need sign-in: `beforeLoad: requireViewer`. */
export const requireViewer = async ({ location }: Asked) => {
  if (!(await viewerNow(queryClient))) {
    throw to(entranceHref('/login', location.href))
  }
}

type LateGuard = keyof typeof import('./late-guards.ts')

/** For addresses that no first page has: such a guard is loaded when somebody comes there. */
export const late =
  (name: LateGuard): Guard =>
  async (asked) =>
    (await import('./late-guards.ts'))[name](asked)
