import { redirect } from '@tanstack/react-router'
import { queryClient } from '../core/api/query-client.ts'
import { phone } from '../core/device/use-media.ts'
import { entranceHref, safeNext } from '../core/session/next.ts'
import { viewerNow } from '../core/session/viewer.ts'

type Asked = { location: { href: string; pathname: string; searchStr: string } }
export type Guard = (asked: Asked) => Promise<void>

/** For routes that need sign-in: `beforeLoad: requireViewer`. */
export const requireViewer = async ({ location }: Asked) => {
  if (!(await viewerNow(queryClient))) {
    throw redirect({ href: entranceHref('/login', location.href), replace: true })
  }
}

/** A checkout without an item redirects home. */
export const requireItem = async (asked: Asked) => {
  const search = new URLSearchParams(asked.location.searchStr)
  const isNamed = search.get('order') || (search.get('type') && search.get('id'))
  if (!isNamed) throw redirect({ href: '/', replace: true })
  await requireViewer(asked)
}

/** For sign-in and registration: redirects people who are signed in to where they wanted to go. */
export const requireStranger = async ({ location }: Asked) => {
  if (await viewerNow(queryClient)) {
    const next = new URLSearchParams(location.searchStr).get('next')
    throw redirect({ href: safeNext(next), replace: true })
  }
}

/** /profile redirects to the viewer's own profile. */
export const toOwnProfile = async (asked: Asked) => {
  await requireViewer(asked)
  const viewer = await viewerNow(queryClient)
  throw redirect({ href: viewer ? `/profile/${viewer.username}` : '/', replace: true })
}

/** A page of phones alone; where there is room for the menus that hold the same, it is one's profile. */
export const toYou = async (asked: Asked) => {
  if (matchMedia(phone).matches) await requireViewer(asked)
  else await toOwnProfile(asked)
}

/** Addresses that mails and bookmarks still know. Few come by them, so where they lead is loaded then. */
export const toMoved = async ({ location }: Asked) => {
  const { movedHref } = await import('./moved-href.ts')
  throw redirect({ href: movedHref(location.pathname, location.searchStr), replace: true })
}
