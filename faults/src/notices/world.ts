import type { PushEntry } from '@fanfare/ops'
import type { Actor } from '../lib/actor.ts'
import type { Random } from '../lib/random.ts'
import type { World as AnyWorld } from '../lib/world.ts'
import type { Follower } from './followers.ts'
import type { Journals } from './journals.ts'

export interface World extends AnyWorld {
  /** From the seed that is printed, so that the moments of a bad run can be had again. */
  readonly random: Random
  readonly journals: Journals
}

/** The push service's word that it took a message. */
export type AcceptedPush = Extract<PushEntry, { kind: 'accepted' }>

/** Someone who publishes, those who follow them, and what was published so far. */
export interface Audience {
  readonly creator: Actor
  readonly followers: readonly Follower[]
  /** Signed in, and there all the time. */
  readonly present: readonly Actor[]
  readonly posts: Post[]
}

interface Post {
  readonly id: string
  /** Found in every mail about it, and in no other. */
  readonly title: string
}
