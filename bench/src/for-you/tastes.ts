import type { CategorySlug } from '@fanfare/contract'

/**
 * A small world of people with tastes of their own. Whoever draws it has not read the ranking, and the
 * ranking sees only what fans did before, never why.
 */
export interface Tastes {
  readonly creators: readonly {
    readonly key: number
    /** Since when they publish. */
    readonly daysAgo: number
    readonly followers: number
  }[]
  readonly posts: readonly {
    readonly key: number
    readonly creator: number
    readonly category: CategorySlug
    readonly tags: readonly string[]
    readonly daysAgo: number
  }[]
  readonly fans: readonly {
    readonly key: number
    /** What they chose when they came: none, or three to ten. */
    readonly interests: readonly CategorySlug[]
    readonly follows: readonly number[]
  }[]
  /** What is known of them: the past. Each pair of fan and post once for each kind at most. */
  readonly engagements: readonly {
    readonly fan: number
    readonly post: number
    readonly kind: 'watched' | 'liked' | 'saved' | 'commented' | 'bought'
    readonly daysAgo: number
  }[]
  /** What they went on to enjoy, of posts that were there by then and that they had not met before. */
  readonly heldOut: readonly { readonly fan: number; readonly post: number }[]
}

/** The same seed draws the same world. */
export type DrawTastes = (seed: number) => Tastes
