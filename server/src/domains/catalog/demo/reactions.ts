import type { ContentId } from '@fanfare/contract'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { addComment } from '../commands/comments.ts'
import { heartComment, likeComment, pinComment } from '../commands/mark-comment.ts'
import { likeContent, saveContent } from '../commands/reactions.ts'
import type { ContentRow } from '../reader/contents.ts'
import { addCounts } from '../writer/counters.ts'
import { type Dice, dice } from './art/dice.ts'
import { at } from './person.ts'
import { answers, remarks } from './pieces/remarks.ts'

const day = 86_400_000

/** Views are kept singly for a week only; older ones are counts by day, and so are these. */
const countViews = async (scope: Scope, { id }: ContentRow, published: Date, roll: Dice) => {
  const days = Math.ceil((scope.now().getTime() - published.getTime()) / day)
  const first = roll(30, 900) * (roll.chance(0.12) ? 6 : 1)
  const views = Array.from({ length: Math.min(days, 45) }, (_, after) => ({
    content_id: id,
    day: new Date(published.getTime() + after * day).toISOString().slice(0, 10),
    views: Math.max(1, Math.round((first * roll(0.7, 1.3)) / (1 + after * 0.45))),
    ...{ likes: 0, comments: 0 },
  }))
  await scope.transact((tx) => addCounts(tx, views))
}

interface Room {
  readonly owner: SignedInScope
  readonly fans: readonly SignedInScope[]
  readonly roll: Dice
  /** A moment between publication and now. */
  moment(): Date
}

const talk = async ({ owner, fans, roll, moment }: Room, id: ContentId) => {
  const said = roll.whole(0, 5)
  const used = new Set<string>()
  for (let number = 0; number < said; number++) {
    const [words, fan, when] = [roll.pick(remarks), roll.pick(fans), moment()]
    if (used.has(words)) continue
    used.add(words)
    const comment = await addComment(at(fan, when), id, { text: words })
    for (const other of fans) if (roll.chance(0.2)) await likeComment(other, id, comment.id)
    if (number === 0 && roll.chance(0.35)) await pinComment(owner, id, comment.id)
    if (roll.chance(0.4)) await heartComment(owner, id, comment.id)
    if (!roll.chance(0.45)) continue
    const later = new Date(Math.min(owner.now().getTime(), when.getTime() + roll(0.02, 2) * day))
    await addComment(at(owner, later), id, { text: roll.pick(answers), parentId: comment.id })
  }
}

/** What people made of a piece since it was published. Done once, by whoever came first. */
export const react = async (
  scope: Scope,
  row: ContentRow,
  owner: SignedInScope,
  fans: readonly SignedInScope[],
) => {
  const [first, second, third] = fans
  const { id, published_at: published } = row
  if (!first || !second || !third || !published) return
  const roll = dice(`${row.title}:reactions`)
  const now = scope.now().getTime()
  const moment = () => new Date(roll(published.getTime(), now))
  await likeContent(at(first, moment()), id)
  await countViews(scope, row, published, roll)
  const liked = roll(0.15, 0.9)
  for (const fan of fans.slice(1)) {
    if (roll.chance(liked)) await likeContent(at(fan, moment()), id)
    if (roll.chance(0.08)) await saveContent(at(fan, moment()), id)
  }
  if (row.pricing === 'paid') return
  // The first three have everybody's best tier: only they may speak about what is locked.
  const guests = row.visibility === 'public' && !row.early_days ? fans : [first, second, third]
  await talk({ owner, fans: guests, roll, moment }, id)
}
