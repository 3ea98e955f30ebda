import { readFile } from 'node:fs/promises'
import { categorySlugs } from '@fanfare/contract'
import { isShort } from '../lib/size.ts'
import type { Places } from './arrange.ts'
import type { Scene } from './scene.ts'

type ViewerName = 'creator' | 'fan' | 'stranger'

export interface Visit {
  readonly viewer: ViewerName
  readonly path: string
}

const listed = new URL('../../../web/dist/screens.json', import.meta.url)

const of = (values: readonly string[], place: (value: string) => string) => values.map(place)

/** Of screens whose address names something, those that show what was written. */
const named = (scene: Scene, places: Places, tags: readonly string[]) => {
  const { username } = scene.creator.subject
  const people = (tail: string) => [`/profile/${username}${tail}`]
  return new Map<string, readonly string[]>([
    ['/category/$slug', [`/category/${categorySlugs[0]}`]],
    ['/tag/$tag', of(tags, (tag) => `/tag/${encodeURIComponent(tag)}`)],
    ['/content/$id', of(places.contents, (id) => `/content/${id}`)],
    ['/series/$id', of(places.series, (id) => `/series/${id}`)],
    ['/dashboard/content/series/$id', of(places.series, (id) => `/dashboard/content/series/${id}`)],
    [
      '/profile/$username',
      ['', '?tab=subscribe', '?tab=about', '?tab=series'].flatMap((tab) => people(tab)),
    ],
    ['/profile/$username/followers', people('/followers')],
    ['/profile/$username/following', [`/profile/${scene.fan.subject.username}/following`]],
    ['/profile/$username/packs', people('/packs')],
    ['/packs/$id', of(places.packs, (id) => `/packs/${id}`)],
    ['/gift/$token', of(places.giftTokens, (token) => `/gift/${token}`)],
    ['/gifts/$id', of(places.gifts, (id) => `/gifts/${id}`)],
    ['/create/$id', of(places.drafts, (id) => `/create/${id}`)],
    [
      '/dashboard/subscriptions/tiers/$id',
      of(places.tiers, (id) => `/dashboard/subscriptions/tiers/${id}`),
    ],
    ['/receipts/$id', of(places.orders.slice(0, 2), (id) => `/receipts/${id}`)],
  ])
}

/** What a link that somebody follows can say, by screen; parameters are read by the screens. */
const asked = (text: string): Readonly<Record<string, string>> => ({
  '/search': `?q=${encodeURIComponent(text)}`,
  '/login': `?next=${encodeURIComponent('javascript:struck()')}`,
  '/dashboard/content': `?q=${encodeURIComponent(text)}`,
  '/notifications': `?q=${encodeURIComponent(text)}`,
  '/verify': `?token=${encodeURIComponent(text)}`,
  '/reset-password': `?token=${encodeURIComponent(text)}`,
  '/unsubscribe': `?token=${encodeURIComponent(text)}`,
})

/** Screens that show one thing after another, each with an address. */
const chosen = ({ conversations }: Places): Readonly<Record<string, readonly string[]>> => ({
  '/messages': of(conversations, (id) => `/messages?conversation=${id}`),
})

const everyone: readonly ViewerName[] = ['creator', 'fan', 'stranger']
const ofBoth = /^\/messages/
const ofCreators = /^\/(dashboard|create|become-a-creator|settings|notifications)/
const ofFans =
  /^\/(search|library|saved|subscriptions|subscription-management|gifts|receipts|checkout|profile$)/

/** In the short version whoever has something there, else everyone. */
const viewersOf = (screen: string): readonly ViewerName[] => {
  if (!isShort) return everyone
  if (ofBoth.test(screen)) return ['creator', 'fan']
  if (ofCreators.test(screen)) return ['creator']
  return ofFans.test(screen) || screen === '/' ? ['fan'] : ['stranger']
}

/** Every screen of the router, as the build lists them: one that is new must say what it names. */
export const visitsOf = async (
  scene: Scene,
  places: Places,
  { tags, text }: { tags: readonly string[]; text: string },
): Promise<Visit[]> => {
  const screens = JSON.parse(await readFile(listed, 'utf8')) as string[]
  const known = named(scene, places, tags)
  const queries = asked(text)
  const more = chosen(places)
  return screens.flatMap((screen) => {
    const paths = screen.includes('$') ? known.get(screen) : [screen, ...(more[screen] ?? [])]
    if (!paths || paths.length === 0) {
      throw new Error(`${screen} names something that script/addresses.ts does not know or have`)
    }
    const hostile = screen.replaceAll(/\$\w+/g, encodeURIComponent(text))
    const linked = screen.includes('$')
      ? [hostile]
      : queries[screen]
        ? [screen + queries[screen]]
        : []
    return viewersOf(screen).flatMap((viewer) =>
      [...paths, ...linked].map((path) => ({ viewer, path })),
    )
  })
}
