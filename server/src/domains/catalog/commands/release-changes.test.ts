import type { ContentFields, ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { viewContentPage } from '../content-page.ts'
import { viewDraft } from '../drafts.ts'
import { listOwnContent } from '../own-content.ts'
import { readPlayback } from '../playback.ts'
import { readContentRow } from '../reader/contents.ts'
import { person } from '../test/people.ts'
import { createContent } from './create-content.ts'
import { deleteContent } from './delete-content.ts'
import { discardChanges } from './discard-changes.ts'
import { publishContent } from './publish-content.ts'
import { releaseChanges } from './release-changes.ts'
import { restoreContent } from './restore-content.ts'
import { unpublishContent } from './unpublish-content.ts'
import { updateContent } from './update-content.ts'

let world: World
let creator: SignedInScope
let fan: SignedInScope
let stranger: Scope
beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
  fan = await person(world, false)
  stranger = world.scope()
})
afterAll(() => world.close())

const saying = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const article = (text: string) => saying(text) as ContentFields['article']

const newPost = async () => {
  const { id } = await createContent(creator, {
    type: 'article',
    title: 'Rain',
    article: article('It rains.'),
  })
  await publishContent(creator, id, { when: 'ready' })
  return id
}
const rowOf = async (id: ContentId) => {
  const row = await readContentRow(world.scope().db, id)
  if (!row) throw new Error('it is gone')
  return row
}
const draftOf = async (id: ContentId) => viewDraft(creator, await rowOf(id))
const edit = async (id: ContentId, fields: Partial<ContentFields>) =>
  updateContent(creator, id, { version: (await rowOf(id)).version, ...fields })
const release = async (id: ContentId) => releaseChanges(creator, id, (await rowOf(id)).version)
const textOf = async (id: ContentId) => JSON.stringify(await readPlayback(fan, id))

describe('what is edited of a published post', () => {
  it('is seen by its owner alone until it is released', async () => {
    const id = await newPost()
    await edit(id, { title: 'Snow', article: article('It snows.'), visibility: 'premium' })
    expect((await viewContentPage(stranger, id)).title).toBe('Rain')
    expect(await textOf(id)).toContain('It rains.')
    const draft = await draftOf(id)
    expect(draft).toMatchObject({ title: 'Snow', visibility: 'premium' })
    expect(draft.released).toEqual({
      title: 'Rain',
      visibility: 'public',
      article: article('It rains.'),
    })
    expect(draft.abilities.update).toBe(true)
    await release(id)
    const page = await viewContentPage(stranger, id)
    expect([page.title, page.access.open]).toEqual(['Snow', false])
    await expect(readPlayback(fan, id)).rejects.toMatchObject({ code: 'content.locked' })
    const after = await draftOf(id)
    expect([after.released, after.abilities.update]).toEqual([{}, false])
    expect(JSON.stringify(after.article)).toContain('It snows.')
  })

  it('is no change once it is changed back', async () => {
    const id = await newPost()
    await edit(id, { title: 'Snow', tags: ['b', 'a', 'b'] })
    await edit(id, { title: 'Rain' })
    expect((await draftOf(id)).released).toEqual({ tags: [] })
    await edit(id, { tags: [] })
    expect((await draftOf(id)).released).toEqual({})
  })

  it('is listed with the post in its owner’s list', async () => {
    const id = await newPost()
    const listed = async () => {
      const query = { sortBy: 'createdAt', sortOrder: 'desc', limit: 5 } as const
      const { content } = await listOwnContent(creator, query)
      return content.find((item) => item.id === id)?.hasChanges
    }
    expect(await listed()).toBe(false)
    await edit(id, { description: 'Wet.' })
    expect(await listed()).toBe(true)
  })

  it('is told to its owner, and to others once it is released', async () => {
    const id = await newPost()
    const told = async () => {
      const rows = await world
        .scope()
        .db.q.selectFrom('platform.events')
        .select(['name', 'payload'])
        .orderBy('id')
        .execute()
      const ours = rows.filter(
        ({ payload }) => (payload as { contentId?: string }).contentId === id,
      )
      return ours.map(({ name }) => name).slice(-2)
    }
    await edit(id, { title: 'Snow' })
    await release(id)
    expect(await told()).toEqual(['catalog.content-revised', 'catalog.content-changed'])
  })
})

describe('releasing', () => {
  it('needs the version that its owner saw, and what a post needs', async () => {
    const id = await newPost()
    const { version } = await edit(id, { title: ' ' })
    await expect(releaseChanges(creator, id, version - 1)).rejects.toMatchObject({
      code: 'content.conflict',
    })
    expect((await draftOf(id)).missing).toEqual(['Add a title.'])
    await expect(releaseChanges(creator, id, version)).rejects.toMatchObject({
      code: 'content.incomplete',
    })
    expect((await viewContentPage(stranger, id)).title).toBe('Rain')
  })

  it('is its owner’s alone', async () => {
    const id = await newPost()
    const { version } = await edit(id, { title: 'Snow' })
    const other = await person(world, true)
    for (const act of [releaseChanges, discardChanges]) {
      await expect(act(other, id, version)).rejects.toMatchObject({ code: 'content.not-found' })
    }
  })

  it('happens with publishing again, and not while it is off the page', async () => {
    const id = await newPost()
    await unpublishContent(creator, id)
    await edit(id, { title: 'Snow' })
    expect((await rowOf(id)).title).toBe('Rain')
    await deleteContent(creator, id)
    await restoreContent(creator, id)
    expect((await draftOf(id)).title).toBe('Snow')
    await publishContent(creator, id, { when: 'ready' })
    expect((await viewContentPage(stranger, id)).title).toBe('Snow')
    expect((await draftOf(id)).released).toEqual({})
  })
})

it('discarding goes back to what people have', async () => {
  const id = await newPost()
  const { version } = await edit(id, { title: 'Snow' })
  await expect(discardChanges(creator, id, version - 1)).rejects.toMatchObject({
    code: 'content.conflict',
  })
  await discardChanges(creator, id, version)
  expect(await draftOf(id)).toMatchObject({ title: 'Rain', released: {} })
})
