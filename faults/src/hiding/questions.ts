import { randomUUID } from 'node:crypto'
import {
  type ExampleValue,
  type ObjectKind,
  type RouteDefinition,
  type RouteName,
  type RouteObject,
  routes,
} from '@fanfare/contract'
import { objectsOf, permitted, routeNames } from '../access/cases.ts'
import type { Sent } from '../lib/browser.ts'
import { newUsername } from '../lib/person.ts'
import { type FanName, type Scene, type ViewerName, viewerNames } from './scene.ts'

/** Ids of the creator that an address can name, several where it matters which. */
type Theirs = (scene: Scene) => readonly string[]

const contents: Theirs = (scene) => scene.contents.map(({ id }) => id)
const ofType =
  (type: string): Theirs =>
  (scene) =>
    scene.contents.filter((content) => content.type === type).map(({ id }) => id)
/** The free one stands last. */
const priced: Theirs = (scene) => contents(scene).slice(0, -1)

/** What belongs to whoever asks cannot be the creator's. */
const own = 'own'

/** What is of two people: each of the fans has one together with the creator. */
type Shared = { readonly withViewer: (scene: Scene, viewer: FanName) => string }

/** A kind of object that is new stands here before the compiler lets it pass. */
const kinds: Record<ObjectKind, Theirs | Shared | typeof own> = {
  profile: ({ creator }) => [creator.id],
  username: ({ creator }) => [creator.username],
  tippable: ({ creator }) => [creator.id],
  published: contents,
  visited: contents,
  'for-sale': priced,
  series: ({ seriesId }) => [seriesId],
  pack: ({ packId }) => [packId],
  conversation: { withViewer: ({ conversations }, viewer) => conversations[viewer] },
  'free-tier': ({ freeTierId }) => [freeTierId],
  // Asked together with the post that it stands under.
  comment: own,
  session: own,
  upload: own,
  'multipart-upload': own,
  'video-upload': own,
  'image-upload': own,
  'thumbnail-upload': own,
  'banner-upload': own,
  'captions-upload': own,
  draft: own,
  'ready-draft': own,
  'video-draft': own,
  'image-draft': own,
  deleted: own,
  order: own,
  'payment-method': own,
  promotion: own,
  // Bought by its giver: like all they paid for it is theirs, and can be claimed later.
  gift: own,
  'gift-link': own,
  followed: own,
  // Whoever blocks or mutes the creator would find nothing of them in what is asked next.
  blockable: own,
  tip: own,
  'paid-order': own,
  sale: own,
  'refund-request': own,
  'platform-refund': own,
  tier: own,
  subscription: own,
  'cancelled-subscription': own,
  subscriber: own,
  'calendar-link': own,
  notification: own,
  'push-device': own,
  'search-entry': own,
  group: own,
  // Only who has written one may name it; what the creator has written is in the conversation.
  message: own,
  broadcast: own,
  'saved-reply': own,
  'attached-message': own,
  attachment: own,
  'received-message': own,
}

/** What stands in examples; some of it names a post, because its route declares no object. */
const values: Record<ExampleValue, Theirs | typeof own> = {
  'published-teaser': ofType('video'),
  'published-picture': ofType('image'),
  'own-published': contents,
  'comment-on-own': own,
  'own-email': own,
  'new-email': own,
  'new-username': own,
  'verification-token': own,
  'reset-token': own,
  'unsubscribe-token': own,
  'app-code': own,
  'recovery-code': own,
  'setup-intent': own,
  'another-tier': own,
  'own-card': own,
  'fan-username': own,
  'a-creator': own,
  'a-contact': own,
}

export interface Question {
  readonly name: RouteName
  readonly route: RouteDefinition
  readonly viewer: ViewerName
  /** What of the creator it is about, or nothing: then it is a list that could hold something. */
  readonly about: string
  readonly sent: Sent
  /** The same about something that does not exist. */
  readonly missing: Sent | null
}

type Part = Record<string, unknown>

/** Null for what only its owner may name, or nobody can be asked about. */
const theirs = ({ kind, allowed }: RouteObject, viewer: ViewerName): Theirs | null => {
  const known = kinds[kind]
  if (known === undefined) {
    throw new Error(`objects of kind "${kind}" are not in hiding/questions.ts`)
  }
  if (known === own) return null
  if (typeof known === 'function') return allowed === 'owner' ? null : known
  return viewer === 'stranger' ? null : (scene) => [known.withViewer(scene, viewer)]
}

const marker = /^<([a-z-]+)>$/

const markerIn = (route: RouteDefinition) => {
  for (const [name, value] of Object.entries((route.example.params ?? {}) as Part)) {
    const marked = marker.exec(String(value))?.[1]
    if (marked === undefined) continue
    const ids = values[marked as ExampleValue]
    if (ids === undefined) throw new Error(`"<${marked}>" is not in hiding/questions.ts`)
    if (ids !== own) return { name, ids }
  }
  return null
}

const addressOf = ({ path, example }: RouteDefinition, params: Part) => {
  const given: Part = { ...(example.params as Part), ...params }
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(given[name])),
  )
  const search = new URLSearchParams(example.query as Record<string, string>)
  return search.size > 0 ? `${filled}?${search}` : filled
}

export const requestOf = (route: RouteDefinition, ids: { params: Part; body: Part }): Sent => ({
  method: route.method,
  path: addressOf(route, ids.params),
  body: { ...(route.example.body as Part), ...ids.body },
})

/** One for each of the creator's objects that the route can be asked about. */
const aboutTheirs = (
  scene: Scene,
  route: RouteDefinition,
  viewer: ViewerName,
  comments: ReadonlyMap<string, string>,
): Omit<Question, 'viewer' | 'name'>[] => {
  const [first, second] = objectsOf(route)
  const ids = first && theirs(first, viewer)
  const marked = markerIn(route)
  const place = ids ? first : marked && { in: 'params' as const, name: marked.name }
  const all = ids?.(scene) ?? marked?.ids(scene) ?? []
  if (!place) return []
  return all.map((id) => {
    const withId = (value: string) => {
      const parts = { params: {} as Part, body: {} as Part }
      parts[place.in][place.name] = value
      if (second) parts[second.in][second.name] = comments.get(id)
      return requestOf(route, parts)
    }
    const nothing = first?.kind === 'username' ? newUsername() : randomUUID()
    return { route, about: id, sent: withId(id), missing: withId(nothing) }
  })
}

const isForPeople = ({ access }: RouteDefinition) => access === 'public' || access === 'signed-in'

/** A list names nobody, and may hold anybody. */
const isList = (route: RouteDefinition) =>
  route.method === 'GET' && objectsOf(route).length === 0 && !markerIn(route)

/** What can be asked about the creator, by everyone who may ask; made of the contract. */
export const questionsOf = async (scene: Scene): Promise<Question[]> => {
  const questions: Question[] = []
  for (const viewer of viewerNames) {
    const comments = await scene.comment(viewer)
    for (const name of routeNames) {
      const route: RouteDefinition = routes[name]
      const may = viewer !== 'stranger' || permitted[route.access].includes('nobody')
      if (!may || !isForPeople(route)) continue
      const sent = requestOf(route, { params: {}, body: {} })
      const asked = isList(route)
        ? [{ route, about: '', sent, missing: null }]
        : aboutTheirs(scene, route, viewer, comments)
      questions.push(...asked.map((one) => ({ ...one, name, viewer })))
    }
  }
  // What takes something away comes last, and the whole after its parts: the others must find it.
  const lateness = ({ route: { method, path } }: Question) =>
    method === 'DELETE' ? 1000 - path.length : 0
  return questions.toSorted((a, b) => lateness(a) - lateness(b))
}

/** Routes of people that can name something of the creator; each must have been answered once. */
export const routesToCover = (scene: Scene) =>
  routeNames.filter((name) => {
    const route: RouteDefinition = routes[name]
    return isForPeople(route) && aboutTheirs(scene, route, 'fan', new Map()).length > 0
  })
