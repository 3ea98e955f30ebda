import type { ContentDraft, ContentFields } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { expect, it } from 'vitest'
import { createEditor } from './editor.ts'

const first = {
  id: 'content-1',
  version: 1,
  title: 'Tides',
  description: '',
  category: 'art',
  tags: [],
  visibility: 'public',
  pricing: { type: 'free' },
  earlyAccess: null,
  chapters: [],
  allowComments: true,
  allowDownload: false,
  altText: '',
  article: null,
} as unknown as ContentDraft

const conflict = new ProblemError({
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'content.conflict',
  detail: 'changed in another tab',
})

/** A server that trims and refuses what was written for an older version. */
const open = () => {
  let stored = first
  const saves: Partial<ContentFields>[] = []
  let down = false
  const write = (changes: Partial<ContentFields>) => {
    const tidy = Object.fromEntries(
      Object.entries(changes).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.trim() : value,
      ]),
    )
    stored = { ...stored, ...tidy, version: stored.version + 1 }
    return stored
  }
  const editor = createEditor(first, {
    pauseMs: 5,
    read: async () => stored,
    save: async (version, changes) => {
      if (down) throw new TypeError('network')
      if (version !== stored.version) throw conflict
      saves.push(changes)
      return write(changes)
    },
  })
  return {
    editor,
    saves,
    elsewhere: write,
    stored: () => stored,
    setDown: (next: boolean) => {
      down = next
    },
  }
}

it('saves what was changed, once, after a pause', async () => {
  const { editor, saves } = open()
  editor.change({ title: 'T' })
  editor.change({ title: 'Two tides ' })
  await expect.poll(() => editor.read().status).toBe('saved')
  expect(saves).toEqual([{ title: 'Two tides ' }])
  expect(editor.read().fields.title).toBe('Two tides ')
})

it('keeps what is not valid here and saves the rest', async () => {
  const { editor, stored } = open()
  editor.change({ title: 'x'.repeat(121), description: 'Fine' })
  await editor.flush()
  expect(stored()).toMatchObject({ title: 'Tides', description: 'Fine' })
  expect(editor.read().status).toBe('waiting')
  expect(editor.read().fields.title).toHaveLength(121)
})

it('takes in what another tab saved elsewhere in the post', async () => {
  const { editor, elsewhere, stored } = open()
  elsewhere({ description: 'From the other tab' })
  editor.change({ title: 'From here' })
  expect(await editor.flush()).toBe(false)
  expect(editor.read().status).toBe('waiting')
  await expect.poll(() => editor.read().status).toBe('saved')
  expect(stored()).toMatchObject({ title: 'From here', description: 'From the other tab' })
  expect(editor.read()).toMatchObject({ status: 'saved', clash: null })
})

it.each(['mine', 'theirs'] as const)(
  'asks when both changed the same, and keeps %s',
  async (keep) => {
    const { editor, elsewhere, stored } = open()
    elsewhere({ title: 'Theirs' })
    editor.change({ title: 'Mine', description: 'Kept either way' })
    await editor.flush()
    expect(editor.read()).toMatchObject({ status: 'conflict', clash: { names: ['title'] } })
    expect(editor.read().fields.title).toBe('Mine')
    editor.resolve(keep)
    await expect.poll(() => editor.read().status).toBe('saved')
    const title = keep === 'mine' ? 'Mine' : 'Theirs'
    expect(stored()).toMatchObject({ title, description: 'Kept either way' })
  },
)

it('does not take its own tidied text for a change of somebody else', async () => {
  const { editor, elsewhere } = open()
  editor.change({ title: 'Hello ' })
  await editor.flush()
  editor.change({ title: 'Hello w' })
  editor.refresh(elsewhere({}))
  expect(editor.read().clash).toBeNull()
  await editor.flush()
  expect(editor.read()).toMatchObject({ status: 'saved', fields: { title: 'Hello w' } })
})

it('keeps what was typed when the server is away, and saves it later', async () => {
  const { editor, setDown, stored } = open()
  setDown(true)
  editor.change({ title: 'Typed on a train' })
  await editor.flush()
  expect(editor.read().status).toBe('failed')
  setDown(false)
  await editor.flush()
  expect(stored().title).toBe('Typed on a train')
})

it('is not saved while something typed is no value', async () => {
  const { editor, saves } = open()
  editor.leaveUnfinished('Price', true)
  expect(editor.read()).toMatchObject({ status: 'waiting', unfinished: ['Price'] })
  expect(await editor.flush()).toBe(false)
  editor.change({ title: 'Ebb' })
  expect(await editor.flush()).toBe(false)
  expect(saves).toEqual([{ title: 'Ebb' }])
  editor.leaveUnfinished('Price', false)
  expect(editor.read()).toMatchObject({ status: 'saved', unfinished: [] })
  expect(await editor.flush()).toBe(true)
})
