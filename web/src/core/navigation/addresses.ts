import type { RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router'
import type { core } from 'zod'

type Tree = RegisteredRouter['routeTree']
type WithoutEnd<Path extends string> = Path extends `${infer Before}/` ? Before : Path

/** The path of every screen as the router has it, such as `/series/$id`. */
type ScreenPath = '/' | Exclude<WithoutEnd<RouteById<Tree, RouteIds<Tree>>['fullPath']>, ''>

/** What may stand for a `$param`: an id of the contract, or a text that went through `pathPart`. */
export type PathPart = string & core.$brand<never>

type Filled<Path extends string> = Path extends `${infer Before}/$${infer Name}`
  ? Name extends `${string}/${infer After}`
    ? `${Before}/${PathPart}/${Filled<After>}`
    : `${Before}/${PathPart}`
  : Path

/** A path with its params filled in. The editor takes `new` for a tier that is not there yet. */
export type OwnPath = Filled<ScreenPath> | '/dashboard/subscriptions/tiers/new'

declare const made: unique symbol
/** An address that `withSearch` made, or that `safeNext` has looked at. */
export type MadeAddress = string & { readonly [made]: true }

declare module '../../ui/layout/link.tsx' {
  interface Addresses {
    own: OwnPath | `${OwnPath}#${string}` | MadeAddress
  }
}

type OfScreens<
  Params extends { [Path in keyof Params]: Path extends ScreenPath ? string : never },
> = Params

/** What may stand after the question mark of each screen's address. */
export type SearchParams = OfScreens<{
  '/': 'feed' | 'type' | 'sort' | 'category'
  '/explore': 'category'
  '/explore/creators': 'sort' | 'category' | 'verified' | 'tiers' | 'new'
  '/category/$slug': 'type' | 'sort'
  '/tag/$tag': 'type' | 'sort'
  '/login': 'next'
  '/register': 'next' | 'type'
  '/reset-password': 'token'
  '/verify': 'token'
  '/unsubscribe': 'token'
  '/content/$id': 'as' | 't' | 'code'
  '/search': 'q' | 'filters' | 'show'
  '/notifications': 'tab' | 'q'
  '/messages': 'conversation' | 'user' | 'tab'
  '/profile/$username': 'tab'
  '/create/$id': 'step'
  '/dashboard': 'chart' | 'days' | 'currency'
  '/dashboard/followers': 'days'
  '/dashboard/content': 'status' | 'type' | 'visibility' | 'sortBy' | 'sortOrder' | 'currency' | 'q'
  '/dashboard/comments': 'show'
  '/dashboard/earnings': 'period' | 'currency'
  '/dashboard/subscriptions/analytics': 'period'
  '/dashboard/subscriptions/subscribers': 'q' | 'state' | 'tier'
  '/checkout': 'type' | 'id' | 'interval' | 'months' | 'code' | 'trial' | 'from' | 'order'
  '/subscriptions': 'tab' | 'subscription'
}>

/** Undefined and empty ones are left out of the address. A screen without any takes none. */
export type Search<Screen extends keyof SearchParams> = [Screen] extends [never]
  ? never
  : { readonly [Name in SearchParams[Screen]]?: string | undefined }

/** The screens that have a path of this form. */
export type ScreenOf<Path extends OwnPath> = {
  [Screen in keyof SearchParams]: Path extends Filled<Screen> ? Screen : never
}[keyof SearchParams]
