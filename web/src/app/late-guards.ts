import { queryClient } from '../core/api/query-client.ts'
import { phone } from '../core/device/use-media.ts'
import { profilePath } from '../core/navigation/paths.ts'
import { safeNext } from '../core/session/next.ts'
import { viewerNow } from '../core/session/viewer.ts'
import { type Asked, requireViewer, to } from './guards.ts'
import { movedHref } from './moved-href.ts'

/** A checkout without an item redirects home. */
export const requireItem = async (asked: Asked) => {
  const search = new URLSearchParams(asked.location.searchStr)
  const isNamed = search.get('order') || (search.get('type') && search.get('id'))
  if (!isNamed) throw to('/')
  await requireViewer(asked)
}

/** For sign-in and registration: redirects people who are signed in to where they wanted to go. */
export const requireStranger = async ({ location }: Asked) => {
  if (await viewerNow(queryClient)) {
    const next = new URLSearchParams(location.searchStr).get('next')
    throw to(safeNext(next))
  }
}

/** /profile redirects to the viewer's own profile. */
export const toOwnProfile = async (asked: Asked) => {
  await requireViewer(asked)
  const viewer = await viewerNow(queryClient)
  throw to(viewer ? profilePath(viewer.username) : '/')
}

/** A page of phones alone; where there is room for the menus that hold the same, it is one's profile. */
export const toYou = async (asked: Asked) => {
  if (matchMedia(phone).matches) await requireViewer(asked)
  else await toOwnProfile(asked)
}

/** Addresses that mails and bookmarks still know. */
export const toMoved = async ({ location }: Asked) => {
  throw to(movedHref(location.pathname, location.searchStr))
}
