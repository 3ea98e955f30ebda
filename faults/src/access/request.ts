import type { Given, RouteDefinition } from '@fanfare/contract'
import type { Sent } from '../lib/browser.ts'
import type { Person } from '../lib/person.ts'
import { type Case, objectsOf } from './cases.ts'
import { prepare } from './givens.ts'
import { objectFactory } from './objects.ts'
import { fill } from './values.ts'
import { type Caller, type CallerName, newCaller, type World } from './world.ts'

/** A case with everything made that it needs, ready to be sent. */
export interface Ready {
  readonly caller: Caller
  readonly sent: Sent
}

type Part = Record<string, unknown>

const addressOf = ({ path }: RouteDefinition, params: Part, query: Part) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value !== undefined) return encodeURIComponent(String(value))
    throw new Error(`:${name} of ${path} is named neither by \`object\` nor by \`example\``)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** The owner of what is foreign: a creator, and for a creator somebody else. */
export interface Owners {
  readonly fan: Person
  readonly creator: Person
}

const idsFor = async (world: World, { route, ids, caller }: Case, own: Person, owners: Owners) => {
  const foreign = caller === 'creator' ? owners.fan : owners.creator
  const found = { params: {} as Part, body: {} as Part }
  let parent: string | undefined
  for (const [position, { in: place, name, kind }] of objectsOf(route).entries()) {
    const factory = objectFactory(kind)
    const whose = ids[position]
    const id =
      whose === 'missing'
        ? factory.missing()
        : await factory.own(world, whose === 'own' ? own : foreign, parent)
    found[place][name] = id
    parent = id
  }
  return found
}

const shared = new WeakMap<World, Map<CallerName, Promise<Caller>>>()

/** A request that is refused changes nothing, which is tried too: those may come from one account. */
const callerFor = (world: World, { expected, route, caller }: Case): Promise<Caller> => {
  if (expected === 'success' || route.example.given) return newCaller(world, caller)
  const known = shared.get(world) ?? new Map<CallerName, Promise<Caller>>()
  shared.set(world, known)
  const found = known.get(caller) ?? newCaller(world, caller)
  known.set(caller, found)
  return found
}

/** The route's example with these ids, as this caller sends it. */
export const exampleOf = async (
  world: World,
  caller: Caller,
  route: RouteDefinition,
  ids: { params: Part; body: Part },
  given: Given | null = route.example.given ?? null,
): Promise<Sent> => {
  const { subject } = caller
  const learned = await prepare(given ?? undefined, caller, world)
  const about = { world, subject, learned }
  const params = { ...((await fill(route.example.params, about)) as Part), ...ids.params }
  const query = (await fill(route.example.query ?? {}, about)) as Part
  const body = { ...((await fill(route.example.body, about)) as Part), ...ids.body }
  return { method: route.method, path: addressOf(route, params, query), body }
}

export const makeReady = async (world: World, owners: Owners, one: Case): Promise<Ready> => {
  const caller = await callerFor(world, one)
  const ids = await idsFor(world, one, caller.subject, owners)
  return { caller, sent: await exampleOf(world, caller, one.route, ids) }
}
