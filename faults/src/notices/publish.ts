import { randomBytes } from 'node:crypto'
import { ContentId } from '@fanfare/contract'
import { untilKnown } from '../lib/client.ts'
import { publishArticle } from '../lib/shop.ts'
import type { Audience } from './world.ts'

const newTitle = () => `Rain ${randomBytes(6).toString('hex')}`

/** The titles in a text. */
export const titlesIn = (text: string) => new Set(text.match(/Rain [0-9a-f]{12}/g) ?? [])

/** By the api; whoever is present likes it and says so, of which its creator is told. */
export const publishPost = async ({ creator, present, posts }: Audience) => {
  const title = newTitle()
  const id = await publishArticle(creator, { title })
  posts.push({ id, title })
  await Promise.all(
    present.map(async ({ call }) => {
      const params = { id: ContentId.parse(id) }
      await untilKnown(() => call('likeContent', { params }))
      await untilKnown(() => call('addComment', { params, body: { text: 'The light!' } }))
    }),
  )
}
