import type { AccountId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { openSession } from './client.ts'
import type { Site } from './site.ts'

/** Pieces of the demo world by what they are needed for. */
export const pieces = {
  video: 'Painting weather: clouds that look wet',
  gallery: 'Six skies over one roof',
  article: 'Why I stopped photographing my subjects',
  audio: 'Studio at two in the morning',
  forSale: 'Harbour before snow',
  teaser: 'Night painting: a harbour from memory',
  premium: 'Storm studies, left unfinished',
  /** Followed by `video` in its series. */
  earlier: 'Mixing a grey that is not grey',
} as const
export type Piece = keyof typeof pieces

/** Whose pieces these are. */
export const creatorOf = async (site: Site): Promise<AccountId> => {
  const { user } = await openSession(site).call('readProfile', {
    params: { username: 'northlight' },
  })
  return user.id
}

/** The address of a piece; those of the demo world come one after another. */
export const addressOf = async (site: Site, piece: Piece): Promise<string> => {
  const { call } = openSession(site)
  const params = { id: await creatorOf(site) }
  const find = async () => {
    const { content } = await call('listCreatorContent', { params, query: { limit: 50 } })
    return content.find(({ title }) => title === pieces[piece])
  }
  await until(pieces[piece], async () => (await find()) !== undefined)
  const found = await find()
  if (!found) throw new Error(`${pieces[piece]} is not there`)
  return `/content/${found.id}`
}
