import type { ContentId } from '@fanfare/contract'
import { addCounts } from '../../../server/src/domains/catalog/index.ts'
import type { Scope, SignedInScope } from '../../../server/src/platform/scope.ts'
import { type Dice, dice } from '../media/art/dice.ts'
import { at, call } from '../person.ts'
import type { PostRow } from '../reader.ts'
import { answers, mentions, remarks } from './texts/remarks.ts'

const day = 86_400_000

/** Single views are kept for a week only; older ones are counts per day, and so are these. */
const countViews = async (scope: Scope, { id }: PostRow, published: Date, roll: Dice) => {
  const days = Math.ceil((scope.now().getTime() - published.getTime()) / day)
  const first = roll(30, 900) * (roll.chance(0.12) ? 6 : 1)
  const views = Array.from({ length: Math.min(days, 45) }, (_, after) => ({
    content_id: id,
    day: new Date(published.getTime() + after * day).toISOString().slice(0, 10),
    views: Math.max(1, Math.round((first * roll(0.7, 1.3)) / (1 + after * 0.45))),
    likes: 0,
    comments: 0,
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
  const used = new Set<string>()
  const count = roll.whole(0, 4)
  for (let number = 0; number < count; number++) {
    const [text, fan, when] = [roll.pick(remarks), roll.pick(fans), moment()]
    if (used.has(text)) continue
    used.add(text)
    const { comment } = await call(at(fan, when), 'addComment', { params: { id }, body: { text } })
    const params = { id, commentId: comment.id }
    for (const other of fans) if (roll.chance(0.1)) await call(other, 'likeComment', { params })
    if (number === 0 && roll.chance(0.35)) await call(owner, 'pinComment', { params })
    if (roll.chance(0.3)) await call(owner, 'heartComment', { params })
    if (!roll.chance(0.4)) continue
    const later = new Date(Math.min(owner.now().getTime(), when.getTime() + roll(0.02, 2) * day))
    const body = { text: roll.pick(answers), parentId: comment.id }
    await call(at(owner, later), 'addComment', { params: { id }, body })
  }
}

/** What happened to a post since it was published. The like of the first fan marks it as done. */
export const react = async (
  scope: Scope,
  row: PostRow,
  owner: SignedInScope,
  fans: readonly SignedInScope[],
) => {
  const [first, second, third] = fans
  const { id, published_at: published } = row
  if (!first || !second || !third || !published) return
  const roll = dice(`${row.title}:reactions`)
  const now = scope.now().getTime()
  const moment = () => new Date(roll(published.getTime(), now))
  const params = { id }
  await call(at(first, moment()), 'likeContent', { params })
  await countViews(scope, row, published, roll)
  const liked = roll(0.1, 0.6)
  for (const fan of fans.slice(1)) {
    if (roll.chance(liked)) await call(at(fan, moment()), 'likeContent', { params })
    if (roll.chance(0.06)) await call(at(fan, moment()), 'saveContent', { params })
  }
  if (row.pricing === 'paid') return
  // The first three have everyone's best tier, so they can comment on what is locked.
  const guests = row.visibility === 'public' && !row.early_days ? fans : [first, second, third]
  await talk({ owner, fans: guests, roll, moment }, id)
  const text = mentions.get(row.title)
  if (text) await call(at(second, moment()), 'addComment', { params, body: { text } })
}
