import { dice } from '../media/art/dice.ts'
import { demoPosts } from './texts/index.ts'
import type { DemoPost } from './texts/post.ts'

export interface Dated {
  readonly post: DemoPost
  /** Days before the world was made. */
  readonly age: number
  readonly turn: number
}

/** Within a round text goes first and videos last, so that every page fills quickly. */
const typeOrder = { article: 0, image: 1, audio: 2, video: 3 } as const

/** A year of work, closer together of late. */
const dated = (post: DemoPost): Dated => {
  const all = demoPosts.filter(({ creator }) => creator === post.creator)
  const rank = all.indexOf(post)
  const roll = dice(`${post.creator}:${post.title}:date`)
  const age = 0.05 + 350 * ((rank + roll(0, 0.9)) / all.length) ** 1.7
  return { post, age, turn: rank + typeOrder[post.type] / 4 }
}

/** The newest post of every creator first, then the second of every creator, and so on. */
export const calendar = (posts: readonly DemoPost[]): Dated[] =>
  posts.map(dated).sort((a, b) => a.turn - b.turn)

/** One creator with every kind of post, and some of another: enough to test with. */
export const smallWorld = [
  ...demoPosts.filter(({ creator }) => creator === 'northlight'),
  ...demoPosts.filter(({ creator }) => creator === 'slow_kitchen').slice(0, 7),
]
