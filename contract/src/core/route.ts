import { z } from 'zod'
import type { ProblemCode } from './problem.ts'

/** Who may call at all. What they may touch is `object` and the domain's policy. */
export type Access = 'public' | 'signed-in' | 'creator' | 'moderator' | 'admin' | 'signed-webhook'

/** Kinds of object an address can name; the access suite has one factory for each. */
export type ObjectKind =
  | 'session'
  | 'profile'
  | 'username'
  | 'pack'
  | 'upload'
  | 'banner-upload'
  | 'multipart-upload'
  | 'video-upload'
  | 'image-upload'
  | 'thumbnail-upload'
  | 'captions-upload'
  | 'draft'
  | 'ready-draft'
  | 'video-draft'
  | 'image-draft'
  | 'published'
  /** Published by somebody else, whoever asks: there the creator's own rights do not count. */
  | 'visited'
  | 'deleted'
  | 'comment'
  | 'series'
  /** Somebody else's post with a price. */
  | 'for-sale'
  /** A quote that can still be confirmed. */
  | 'order'
  | 'payment-method'
  | 'promotion'
  /** Paid for and not claimed, by its giver's order. */
  | 'gift'
  /** The token of such a gift. */
  | 'gift-link'
  /** A creator, whoever asks. */
  | 'tippable'
  /** A creator whom its owner follows. */
  | 'followed'
  /** A creator, whoever asks, who is asked about nothing else: afterwards they may be hidden. */
  | 'blockable'
  /** On its giver's tab. */
  | 'tip'
  /** Paid, and bought by whoever owns it. */
  | 'paid-order'
  /** Paid, and sold by whoever owns it. */
  | 'sale'
  /** Waits for the creator who owns it. */
  | 'refund-request'
  /** Waits for us. */
  | 'platform-refund'
  /** On sale, and nobody has it yet. */
  | 'tier'
  /** Somebody else's, that costs nothing. */
  | 'free-tier'
  /** Paid for and active, by whoever has it. */
  | 'subscription'
  | 'cancelled-subscription'
  /** Paid for and active, by whoever offers it. */
  | 'subscriber'
  /** The secret address of somebody's renewals. */
  | 'calendar-link'
  | 'notification'
  /** A browser that gets push notifications. */
  | 'push-device'
  /** A line of somebody's search history. */
  | 'search-entry'
  /** Between its owner and somebody else, who have both written. */
  | 'conversation'
  /** A group that its owner has made, with others in it. */
  | 'group'
  /** Written by its owner, in such a conversation. */
  | 'message'
  /** Of a creator to their subscribers, waiting for its time. */
  | 'broadcast'
  /** A text that a creator keeps, to answer with. */
  | 'saved-reply'
  /** One with a picture in it that is ready. */
  | 'attached-message'
  /** That picture. */
  | 'attachment'
  /** That somebody else has written to its owner. */
  | 'received-message'

/** What an example can say must have happened before; the access suite makes it so. */
export type Given =
  | 'email-verified'
  | 'second-factor-begun'
  | 'second-factor-on'
  | 'sign-in-begun'
  /** And a confirmed address. */
  | 'card-on-file'
  /** With a card to charge it to. */
  | 'tip-on-tab'

/**
 * What only the moment can tell. An example writes it as text in angle brackets, such as
 * `<reset-token>`, and the access suite has one factory for each.
 */
export type ExampleValue =
  | 'own-email'
  | 'new-email'
  | 'new-username'
  | 'verification-token'
  | 'reset-token'
  | 'app-code'
  | 'recovery-code'
  | 'published-teaser'
  | 'published-picture'
  | 'own-published'
  | 'comment-on-own'
  | 'setup-intent'
  | 'another-tier'
  | 'own-card'
  /** Of somebody else who has subscribed to nothing. */
  | 'fan-username'
  | 'unsubscribe-token'
  /** The id of somebody who can be followed. */
  | 'a-creator'
  /** The id of somebody who has answered a message of the caller. */
  | 'a-contact'

export interface RouteObject {
  /** Where the id is: a path parameter or a field of the body. */
  readonly in: 'params' | 'body'
  readonly name: string
  readonly kind: ObjectKind
  readonly allowed: 'owner' | 'anyone'
}

export interface RateLimit {
  readonly points: number
  readonly seconds: number
  readonly by: 'address' | 'account'
  /** Of one address in the same time, whoever calls from there: accounts cost nothing. */
  readonly perAddress?: number
}

/** A request that succeeds for someone allowed; ids named by `object` are filled in by tests. */
export interface Example {
  readonly given?: Given
  readonly params?: object
  readonly query?: object
  readonly body?: object
}

type Schema = z.ZodType

export interface RouteDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under `/api`. */
  readonly path: `/${string}`
  readonly access: Access
  /** With several, each belongs to the one before it: a comment of a post. */
  readonly object?: RouteObject | readonly RouteObject[]
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Absent: 204 without a body. */
  readonly reply?: Schema
  /** Answered with a file of this type in place of JSON. */
  readonly file?: 'application/pdf' | 'text/calendar' | 'text/csv'
  readonly status?: 200 | 201 | 202
  readonly errors?: readonly ProblemCode[]
  readonly rateLimit?: RateLimit
  /** Accepts an Idempotency-Key header and answers a repeated one with the first reply. */
  readonly idempotent?: true
  /** Seconds after which signed-out callers see what has changed: so long caches may keep the reply, all together. */
  readonly publicCache?: number
  /** A `GET` that notes what somebody had: as with a change, only pages of ours may send it. */
  readonly notesUse?: true
  /** The page to which a browser is led that opens the address itself, with the same query. */
  readonly page?: `/${string}`
  /**
   * Mail programs post a form to it for their readers (RFC 8058), from wherever they are. A token in the
   * address is the authority: cookies are not looked at.
   */
  readonly isOneClick?: true
  readonly example: Example
}

export const route = <const Definition extends RouteDefinition>(definition: Definition) =>
  definition

/** What routes share whose path names by `:id` one thing that must be the caller's own. */
export const ownById = <const Caller extends Access, Id extends z.ZodType>(
  access: Caller,
  kind: ObjectKind,
  id: Id,
) =>
  ({
    access,
    object: { in: 'params', name: 'id', kind, allowed: 'owner' },
    params: z.object({ id }),
  }) as const

/** What the route's callers must expect: what it declares, and what comes with its access and limit. */
export const problemsOf = ({ errors = [], access, rateLimit }: RouteDefinition): ProblemCode[] => [
  ...errors,
  ...(access === 'public' ? [] : ['auth.required' as const]),
  ...(rateLimit ? ['request.too-many' as const] : []),
]

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

export interface ParsedRequest<R extends RouteDefinition> {
  readonly params: Output<R['params']>
  readonly query: Output<R['query']>
  readonly body: Output<R['body']>
}

/** Sent in chunks, so that its length costs no memory. */
export interface FileReply {
  readonly fileName: string
  readonly body: AsyncIterable<Uint8Array | string>
}

export type Reply<R extends RouteDefinition> = R['reply'] extends Schema
  ? z.input<R['reply']>
  : R['file'] extends string
    ? FileReply
    : // biome-ignore lint/suspicious/noConfusingVoidType: it becomes the return type of a function
      void
export type ReplyBody<R extends RouteDefinition> = R['reply'] extends Schema
  ? z.output<R['reply']>
  : // biome-ignore lint/suspicious/noConfusingVoidType: it becomes the return type of a function
    void

type RequestPart<Name extends string, S> = S extends Schema
  ? undefined extends z.input<S>
    ? { [K in Name]?: Input<S> }
    : { [K in Name]: Input<S> }
  : unknown

export type RequestOf<R extends RouteDefinition> = RequestPart<'params', R['params']> &
  RequestPart<'query', R['query']> &
  RequestPart<'body', R['body']>
