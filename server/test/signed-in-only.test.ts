import {
  type CommentId,
  type ContentId,
  type RouteDefinition,
  type RouteName,
  routes,
} from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogRoutes } from '../src/domains/catalog/index.ts'
import { profileRoutes } from '../src/domains/profiles/index.ts'
import { exchange, publish } from '../src/domains/search/test/shelf.ts'
import { allHandlers } from '../src/entrypoints/domains.ts'
import type { Scope, SignedInScope } from '../src/platform/scope.ts'
import { openWorld, type World } from './harness.ts'
import { person } from './person.ts'

let world: World
let fan: SignedInScope
let hidden: SignedInScope
let id: ContentId
let commentId: CommentId
beforeAll(async () => {
  world = await openWorld()
  fan = await person(world, false)
  hidden = await person(world, true)
  id = await publish(world, hidden, { title: 'Shy' })
  const said = { params: { id }, query: undefined, body: { text: 'First!' } }
  const { comment } = await catalogRoutes.addComment(fan, said, exchange)
  commentId = comment.id as CommentId
  const body = { visibility: 'signed-in' } as const
  await profileRoutes.updatePrivacy(hidden, { params: undefined, query: undefined, body }, exchange)
})
afterAll(() => world.close())

const caller = { address: '10.2.2.2', userAgent: 'test' }
const ofOnePost = Object.entries<RouteDefinition>(routes).filter(
  ([, { access, path }]) => access === 'public' && path.startsWith('/content/:id'),
)

const ask = (scope: Scope, name: string, { params, query }: RouteDefinition) => {
  const handler = allHandlers[name as RouteName] as (...all: unknown[]) => Promise<unknown>
  const request = { params: params?.parse({ id, commentId }), query: query?.parse({}) }
  return handler(scope, request, caller).then(
    () => 'found',
    ({ code }: { code: string }) => code,
  )
}

it.each(ofOnePost)(
  '%s tells strangers nothing of a post whose creator only signed-in people see',
  async (name, route) => {
    expect(await ask(world.scope(), name, route)).toBe('content.not-found')
    expect(await ask(fan, name, route)).not.toBe('content.not-found')
    expect(await ask(hidden, name, route)).not.toBe('content.not-found')
  },
)
