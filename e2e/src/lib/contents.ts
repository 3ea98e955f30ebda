import type { AccountId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { openSession } from './client.ts'
import type { Site } from './site.ts'

/** Posts of the demo world by what they are needed for. */
export const contents = {
  video: 'Painting weather: clouds that look wet',
  gallery: 'Three skies over one roof',
  article: 'Why I stopped photographing my subjects',
  audio: 'Studio at two in the morning',
  forSale: 'Harbor before snow',
  teaser: 'Night painting: the harbor from memory',
  premium: 'Storm studies, left unfinished',
  /** Followed by `video` in its series. */
  earlier: "Mixing a gray that isn't gray",
} as const
export type Content = keyof typeof contents

/** Whose posts these are. */
export const creatorOf = async (site: Site): Promise<AccountId> => {
  const { user } = await openSession(site).call('readProfile', {
    params: { username: 'northlight' },
  })
  return user.id
}

/** The address of a post; those of the demo world come one after another. */
export const addressOf = async (site: Site, name: Content): Promise<string> => {
  const { call } = openSession(site)
  const params = { id: await creatorOf(site) }
  const find = async () => {
    const { content } = await call('listCreatorContent', { params, query: { limit: 50 } })
    return content.find(({ title }) => title === contents[name])
  }
  await until(contents[name], async () => (await find()) !== undefined)
  const found = await find()
  if (!found) throw new Error(`${contents[name]} is not there`)
  return `/content/${found.id}`
}
