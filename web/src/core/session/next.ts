import type { Href } from '../../ui/layout/link.tsx'
import type { MadeAddress } from '../navigation/addresses.ts'
import { withSearch } from '../navigation/paths.ts'

const anyOrigin = 'https://fanfare.invalid'
const entrances = /^\/(login|register)(?=$|[/?#])/

/**
 * Where to go on after signing in. Only a page of our own: a link that was sent to someone must
 * not lead them elsewhere. Browsers read `\` as `/` and drop line breaks and tabs, so
 * both are refused before the address is understood.
 */
export const safeNext = (next: unknown): Href => {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return '/'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\\\u0000-\u001f\u007f]/.test(next) || entrances.test(next)) return '/'
  return URL.canParse(next, anyOrigin) && new URL(next, anyOrigin).origin === anyOrigin
    ? (next as MadeAddress)
    : '/'
}

/** A sign-in or registration link that returns to `next`. */
export const entranceHref = (path: '/login' | '/register', next: unknown): Href => {
  const safe = safeNext(next)
  return withSearch(path, { next: safe === '/' ? undefined : safe })
}
