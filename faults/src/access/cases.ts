import {
  type Access,
  type RouteDefinition,
  type RouteName,
  type RouteObject,
  routes,
} from '@fanfare/contract'
import { type CallerName, callerNames } from './world.ts'

type Ids = 'own' | 'foreign' | 'missing'
export type Expectation = 'success' | 'sign-in' | 'forbidden' | 'absent'

export interface Case {
  readonly name: RouteName
  readonly route: RouteDefinition
  readonly caller: CallerName
  /** Whose id stands where the route names an object, outermost first. */
  readonly ids: readonly Ids[]
  readonly expected: Expectation
}

const signedIn = callerNames.filter((name) => name !== 'nobody')

/** Said a second time on purpose: this is what the server is held against. */
export const permitted: Record<Access, readonly CallerName[]> = {
  public: callerNames,
  'signed-in': signedIn,
  creator: ['creator', 'other-creator'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
  'signed-webhook': [],
}

export const objectsOf = ({ object }: RouteDefinition): readonly RouteObject[] =>
  object === undefined ? [] : [object].flat()

/** All own, and then one of them at a time foreign or missing: a foreign child of an own parent. */
const choicesOf = (objects: readonly RouteObject[]): readonly (readonly Ids[])[] => {
  const own = objects.map((): Ids => 'own')
  const withOne = (ids: Ids) => objects.map((_, position) => own.with(position, ids))
  return [own, ...withOne('foreign'), ...withOne('missing')]
}

const expect = (route: RouteDefinition, caller: CallerName, ids: readonly Ids[]): Expectation => {
  if (!permitted[route.access].includes(caller)) {
    return caller === 'nobody' ? 'sign-in' : 'forbidden'
  }
  const reaches = objectsOf(route).every(({ allowed }, position) => {
    if (ids[position] === 'missing') return false
    return allowed === 'anyone' || (ids[position] === 'own' && caller !== 'nobody')
  })
  return reaches ? 'success' : 'absent'
}

export const routeNames = Object.keys(routes) as RouteName[]

export const casesOf = (name: RouteName): readonly Case[] => {
  const route: RouteDefinition = routes[name]
  return callerNames.flatMap((caller) =>
    choicesOf(objectsOf(route)).map(
      (ids): Case => ({ name, route, caller, ids, expected: expect(route, caller, ids) }),
    ),
  )
}
