import type { ParsedRequest, Reply, RouteName, Routes } from '@fanfare/contract'
import type { Scope, SignedInScope } from '../scope.ts'
import { onlyDeclared } from './declared.ts'

/** What few handlers need of HTTP itself: who calls from where, and cookies. */
export interface Exchange {
  readonly address: string
  readonly userAgent: string
  readonly headers: Headers
  /** As it was sent, for a signature over it; empty unless the route is `signed-webhook`. */
  readonly signedBody: string
  /** A finished Set-Cookie value. */
  setCookie(cookie: string): void
}

type ScopeFor<Name extends RouteName> = Routes[Name]['access'] extends 'public' | 'signed-webhook'
  ? Scope
  : SignedInScope

export type Handler<Name extends RouteName> = (
  scope: ScopeFor<Name>,
  request: ParsedRequest<Routes[Name]>,
  exchange: Exchange,
) => Promise<Reply<Routes[Name]>>

/** All of them; the compiler says which declared route nobody answers. */
export type Handlers = { readonly [Name in RouteName]: Handler<Name> }

/** A domain's share of the table. A handler may answer only with problems its route declares. */
export const handlers = <Names extends RouteName>(
  table: { readonly [Name in Names]: Handler<Name> },
) => {
  const names = Object.keys(table) as Names[]
  return Object.fromEntries(
    names.map((name) => [name, onlyDeclared(name, table[name])]),
  ) as typeof table
}
