import {
  type AccountId,
  type ContentId,
  type ObjectKind,
  type RouteDefinition,
  type RouteName,
  routes,
} from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogRoutes } from '../src/domains/catalog/index.ts'
import { readProfile } from '../src/domains/profiles/index.ts'
import { catchUp, creatorNamed, exchange, publish } from '../src/domains/search/test/shelf.ts'
import { allDueTasks, allHandlers, allSubscribers } from '../src/entrypoints/domains.ts'
import { explorePage, tagPage } from '../src/pages/documents/explore-pages.ts'
import { homePage, profilePage } from '../src/pages/documents/pages.ts'
import { monthSitemap, kinds as sitemaps } from '../src/pages/documents/sitemaps.ts'
import { runDue } from '../src/platform/events/due.ts'
import type { Scope, SignedInScope } from '../src/platform/scope.ts'
import { deliverAll } from './deliver-all.ts'
import { openWorld, type World } from './harness.ts'
import { person } from './person.ts'
import { type Vanishing, ways } from './ways-of-vanishing.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Somebody with one post, somebody else whose pages could name them, and who looks. */
interface Target extends Vanishing {
  readonly title: string
  readonly word: string
  readonly username: string
  readonly friend: { readonly id: AccountId; readonly username: string; readonly postId: ContentId }
}

/** What an address names of the friend, whose pages stay. */
const named: Partial<Record<ObjectKind, (of: Target) => string>> = {
  published: ({ friend }) => friend.postId,
  visited: ({ friend }) => friend.postId,
  profile: ({ friend }) => friend.id,
  username: ({ friend }) => friend.username,
  tippable: ({ friend }) => friend.id,
}

interface Question {
  readonly name: string
  ask(scope: Scope, of: Target): Promise<string>
}

/** What is about one post says so by an object or by what only a test can make. */
const isList = ({ method, access, reply, object, page, example }: RouteDefinition) =>
  method === 'GET' &&
  (access === 'public' || access === 'signed-in') &&
  reply !== undefined &&
  page === undefined &&
  !JSON.stringify(example.params ?? {}).includes('<') &&
  [object ?? []].flat().every(({ kind, allowed }) => allowed === 'anyone' && kind in named)

/** Every route that can list others, made of the contract: one that is added later is asked too. */
const asRoutes = Object.entries<RouteDefinition>(routes)
  .filter(([, route]) => isList(route))
  .map(([name, route]): Question & { route: RouteDefinition } => ({
    name,
    route,
    async ask(scope, of) {
      const ids = [route.object ?? []]
        .flat()
        .map(({ name: place, kind }) => [place, named[kind]?.(of)])
      const given = { ...route.example.params, ...Object.fromEntries(ids) }
      const params = route.params?.parse('tag' in given ? { ...given, tag: of.word } : given)
      const example = route.example.query ?? {}
      const query = route.query?.parse('q' in example ? { ...example, q: of.word } : example)
      // biome-ignore lint/suspicious/noExplicitAny: each handler has a request of its own
      const handle = allHandlers[name as RouteName] as any
      return JSON.stringify(await handle(scope, { params, query, body: undefined }, exchange))
    },
  }))

const textOf = async (parts: AsyncIterable<string>) => {
  let text = ''
  for await (const part of parts) text += part
  return text
}

/** What crawlers and those who are not signed in get before any script runs. */
const documents: Question[] = [
  { name: 'home', ask: async (scope) => JSON.stringify(await homePage(scope)) },
  { name: 'explore', ask: async (scope) => JSON.stringify(await explorePage(scope)) },
  { name: 'tag', ask: async (scope, { word }) => JSON.stringify(await tagPage(scope, word)) },
  {
    name: 'profile',
    ask: async (scope, { friend }) => JSON.stringify(await profilePage(scope, friend.username)),
  },
  ...Object.entries(sitemaps).map(([name, kind]) => ({
    name: `sitemap of ${name}`,
    ask: ({ db, now }: Scope) => {
      const month = now().toISOString().slice(0, 7)
      return textOf(monthSitemap(db, '', kind, { month, part: 1, parts: 1 }))
    },
  })),
]

/** The questions whose answers name something of this creator. */
const tellers = async (
  scope: Scope,
  of: Target,
  questions: readonly Question[],
  takesCreator: boolean,
) => {
  const theirs = takesCreator ? [of.creator.actor.accountId, of.username] : []
  const traces = [of.id, of.title, ...theirs]
  const found: string[] = []
  for (const { name, ask } of questions) {
    const text = await ask(scope, of)
    if (traces.some((trace) => text.includes(trace))) found.push(name)
  }
  return found.toSorted()
}

/** Which must have named the post before, or the test would prove nothing. */
const lists: readonly string[] = [
  'autocomplete',
  'listContent',
  'listContinueWatching',
  'listForYou',
  'listHistory',
  'listRecommendations',
  'listRelated',
  'listSimilar',
  'listTrending',
  'searchContent',
]
const listsOfPeople: readonly string[] = ['listCreators', 'listNewCreators', 'searchUsers']

const settle = async () => {
  const system = world.scope({ kind: 'system' })
  await deliverAll(world, allSubscribers)
  world.clock.advance(120_000)
  await runDue(system, allDueTasks(system.config))
  await catchUp(world)
}

const consonants = 'bdfgklmn'

/** New to recommendations, which are computed when they are first asked for; somewhere in the post. */
const viewerOf = async (id: ContentId) => {
  const viewer = await person(world, false)
  await viewer.transact(async ({ q }) => {
    await q.updateTable('catalog.contents').set({ duration: 600 }).where('id', '=', id).execute()
  })
  const onPost = { params: { id }, query: undefined }
  await catalogRoutes.recordView(viewer, { ...onPost, body: undefined }, exchange)
  const body = { position: 100, played: 10 }
  await catalogRoutes.reportProgress(viewer, { ...onPost, body }, exchange)
  return viewer
}

const openTarget = async (at: number): Promise<Target> => {
  // Unlike any other by more than a typing error, since guesses are found too.
  const word = `${consonants[at]}a`.repeat(4)
  const creator = await creatorNamed(world, `Name ${word}`)
  const friend = await creatorNamed(world, `Somebody ${word}`)
  const title = `${word} over the northern shore`
  const id = await publish(world, creator, { title, tags: [word], category: 'art' })
  const postId = await publish(world, friend, { title: `Shore ${word}`, category: 'art' })
  const usernameOf = async ({ actor }: SignedInScope) =>
    (await readProfile(world.scope().db, actor.accountId))?.username ?? ''
  await settle()
  return {
    viewer: await viewerOf(id),
    creator,
    id,
    title,
    word,
    username: await usernameOf(creator),
    friend: { id: friend.actor.accountId, username: await usernameOf(friend), postId },
  }
}

describe.each(Object.entries(ways))('what is %s', (name, way) => {
  it('is named by no list, from the moment of the command', async () => {
    const of = await openTarget(Object.keys(ways).indexOf(name))
    const own = asRoutes.filter((one) => !way.except?.includes(one.name as RouteName))
    const open = own.filter(({ route }) => route.access === 'public')
    const forStrangers = [...open, ...documents]
    const stranger = world.scope()
    const before = await tellers(of.viewer, of, own, true)
    expect(before).toEqual(expect.arrayContaining([...lists, ...listsOfPeople]))
    const told = await tellers(stranger, of, forStrangers, true)
    expect(told).toEqual(
      expect.arrayContaining(['explore', 'home', 'sitemap of posts', 'sitemap of profiles', 'tag']),
    )
    await way.go(of)
    const found = await tellers(of.viewer, of, own, way.takesCreator)
    // Still found by whoever may see them, if no longer put forward everywhere.
    const stays = way.from === 'strangers' ? ['searchContent', 'searchUsers'] : []
    expect(found.filter((one) => stays.length === 0 || stays.includes(one))).toEqual(stays)
    const left = await tellers(stranger, of, forStrangers, way.takesCreator)
    if (way.from === 'viewer') expect(left).toEqual(told)
    else expect(left).toEqual([])
  })
})
