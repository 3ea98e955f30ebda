import type { SignedInScope } from '../../../server/src/platform/scope.ts'
import { call } from '../person.ts'
import { readPostByTitle } from '../reader.ts'
import { demoPosts } from './texts/index.ts'

/** Puts the posts of a series that exist so far into order, the oldest first. */
export const arrangeSeries = async (owner: SignedInScope, title: string) => {
  const { accountId } = owner.actor
  const parts = demoPosts.filter(({ series }) => series === title).reverse()
  const rows = await Promise.all(
    parts.map((part) => readPostByTitle(owner.db, accountId, part.title)),
  )
  const own = (await call(owner, 'listOwnSeries', {})).series.find((one) => one.title === title)
  const description = `Starts with “${parts[0]?.title ?? title}”.`
  const id =
    own?.id ?? (await call(owner, 'createSeries', { body: { title, description } })).series.id
  const contentIds = rows.flatMap((row) => row?.id ?? [])
  await call(owner, 'arrangeSeries', { params: { id }, body: { contentIds } })
}
