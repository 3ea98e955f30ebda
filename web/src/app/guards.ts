import { redirect } from '@tanstack/react-router'
import { queryClient } from '../core/api/query-client.ts'
import { phone } from '../core/device/use-media.ts'
import { entranceHref, safeNext } from '../core/session/next.ts'
import { viewerNow } from '../core/session/viewer.ts'
import { managementHref } from './management-href.ts'

type Asked = { location: { href: string; searchStr: string } }
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

/** Saved posts were at an address of their own before there was a library. */
export const toSaved = () => {
  throw redirect({ href: '/library/saved', replace: true })
}

/** One page holds all that is known of subscriptions; mails and bookmarks know the other address. */
export const toSubscriptions = ({ location }: Asked) => {
  throw redirect({ href: managementHref(location.searchStr), replace: true })
}

/** Their overview stands on the page of subscribers; mails and bookmarks know the other addresses. */
export const toSubscribers = () => {
  throw redirect({ href: '/dashboard/subscriptions/subscribers', replace: true })
}
