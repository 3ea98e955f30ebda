import type { CommentId } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuses } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import type { Exchange } from '../../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../platform/scope.ts'
import { readProfile, suspendPerson } from '../profiles/index.ts'
import { socialRoutes } from '../social/index.ts'
import { addComment } from './commands/add-comment.ts'
import { createContent } from './commands/create-content.ts'
import { deleteComment } from './commands/delete-comment.ts'
import { editComment } from './commands/edit-comment.ts'
import { publishContent } from './commands/publish-content.ts'
import { listMentionable } from './mentionable.ts'
import type { ContentRow } from './reader/contents.ts'
import { readMentions } from './reader/mentions.ts'
import { person } from './test/people.ts'
import { listComments } from './threads.ts'

let world: World
let creator: SignedInScope
let fan: SignedInScope
let nina: SignedInScope
let content: ContentRow
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
beforeEach(async () => {
  creator = await person(world, true)
  fan = await person(world, false)
  nina = await person(world, false)
  const { id } = await createContent(creator, { type: 'article', title: 'A', article: words })
  content = await publishContent(creator, id, { when: 'ready' })
})

const idOf = ({ actor }: SignedInScope) => actor.accountId
const nameOf = async (of: SignedInScope) =>
  (await readProfile(world.scope().db, idOf(of)))?.username ?? ''
const handle = async (of: SignedInScope) => `@${await nameOf(of)}`
const say = (by: SignedInScope, text: string, parentId?: CommentId) => {
  world.clock.advance(1000)
  return addComment(by, content.id, { text, parentId })
}
const change = (of: SignedInScope, to: { username?: string; display_name?: string }) =>
  world.scope().transact(async ({ q }) => {
    await q.updateTable('profiles.profiles').set(to).where('account_id', '=', idOf(of)).execute()
  })
const confirm = (...people: SignedInScope[]) =>
  world.scope().transact(async ({ q }) => {
    const ids = people.map(idOf)
    await q
      .updateTable('profiles.profiles')
      .set({ is_confirmed: true })
      .where('account_id', 'in', ids)
      .execute()
  })
const does = async (by: SignedInScope, what: 'blockUser' | 'followUser', whom: SignedInScope) => {
  const request = { params: { id: idOf(whom) }, query: undefined, body: undefined }
  await socialRoutes[what](by, request, {} as Exchange)
}
const suspend = (whom: SignedInScope) =>
  world.scope().transact((tx) => suspendPerson(tx, idOf(whom), world.clock.now()))
const shown = async (viewer: Scope = fan) => {
  const page = await listComments(viewer, content.id, { sortBy: 'newest', limit: 20 })
  return (page.comments[0]?.mentions ?? []).map(({ username, person: { id } }) => [username, id])
}

describe('a mention', () => {
  it('is kept of whoever has the name, in any case; other names stay words', async () => {
    const name = await nameOf(nina)
    await say(fan, `@${name.toUpperCase()} and @nobody_is_called_so, write to a@${name}`)
    expect(await shown()).toEqual([[name, idOf(nina)]])
    expect(await shown(world.scope())).toEqual([[name, idOf(nina)]])
  })

  it('is not of oneself, nor of anybody who may not see the post or its author', async () => {
    const [blocked, unseen, suspended] = [
      await person(world, false),
      await person(world, false),
      await person(world, false),
    ]
    await does(creator, 'blockUser', blocked)
    await does(unseen, 'blockUser', fan)
    const names = await Promise.all([fan, blocked, unseen, suspended, creator].map(handle))
    await suspend(suspended)
    await say(fan, names.join(' '))
    expect(await shown()).toEqual([[await nameOf(creator), idOf(creator)]])
  })

  it('reaches at most five people, counting each once and nobody who is not there', async () => {
    const others: string[] = []
    for (let number = 0; number < 5; number++) others.push(await handle(await person(world, false)))
    const five = `${others.join(' ')} ${others[0]} @nobody_is_called_so`
    const { id } = await say(fan, five)
    expect(await shown()).toHaveLength(5)
    const six = `${five} ${await handle(nina)}`
    await refuses(say(fan, six), 'comment.too-many-mentions')
    await refuses(editComment(fan, content.id, id, six), 'comment.too-many-mentions')
    expect(await shown()).toHaveLength(5)
  })

  it('goes on meaning the same person when names change hands', async () => {
    const name = await nameOf(nina)
    const { id } = await say(fan, `@${name} first`)
    await change(nina, { username: `${name.slice(0, 20)}_new` })
    await change(await person(world, false), { username: name })
    await editComment(fan, content.id, id, `@${name} second`)
    expect(await shown()).toEqual([[name, idOf(nina)]])
  })

  it('comes and goes with the words, and with the comment', async () => {
    const comment = await say(fan, 'hello')
    await editComment(fan, content.id, comment.id, `hello ${await handle(nina)}`)
    expect(await shown()).toHaveLength(1)
    await editComment(fan, content.id, comment.id, 'hello')
    expect(await shown()).toEqual([])
    await editComment(fan, content.id, comment.id, `hello ${await handle(nina)}`)
    await say(nina, 'hi', comment.id)
    await deleteComment(fan, content.id, comment.id)
    expect(await shown()).toEqual([])
    expect(await readMentions(world.scope().db, [comment.id])).toEqual([])
  })

  it('names nobody whom the reader may not see', async () => {
    const other = await person(world, false)
    await say(fan, await handle(nina))
    await does(nina, 'blockUser', other)
    expect(await shown(other)).toEqual([])
    await suspend(nina)
    expect(await shown()).toEqual([])
  })
})

describe('whoever can be mentioned', () => {
  /** A beginning that nobody else's name has. */
  const beginning = () => `q${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const named = async (name: string, isCreator = false) => {
    const scope = await person(world, isCreator)
    await change(scope, { username: name })
    await confirm(scope)
    return scope
  }
  const found = async (q: string, viewer = fan) =>
    (await listMentionable(viewer, content.id, q)).people.map(({ username }) => username)

  it('is found by the beginning of a name, the nearest first', async () => {
    const q = beginning()
    await named(`${q}_a`)
    const followed = await named(`${q}_b`, true)
    const present = await named(`${q}_c`)
    await does(fan, 'followUser', followed)
    await say(present, 'hello')
    await change(creator, { display_name: `${q.toUpperCase()} Holm` })
    await confirm(creator)
    const all = [await nameOf(creator), `${q}_c`, `${q}_b`, `${q}_a`]
    expect((await found(q)).toSorted()).toEqual(all.toSorted())
    expect((await found(q)).slice(2)).toEqual(all.slice(2))
    expect(await found(`${q.toUpperCase()}_B`)).toEqual([`${q}_b`])
    expect(await found(`${q} h`)).toEqual([await nameOf(creator)])
    expect(await found(`${q}%`)).toEqual([])
  })

  it('is neither oneself nor anybody who may not see the post or is not shown to the viewer', async () => {
    const q = beginning()
    const [self, blocked, unseen, suspended] = [
      await named(`${q}_self`),
      await named(`${q}_blocked`),
      await named(`${q}_unseen`),
      await named(`${q}_suspended`),
    ]
    for (const one of [self, blocked, unseen, suspended]) await say(one, 'hello')
    expect(await found(q, self)).toHaveLength(3)
    await does(creator, 'blockUser', blocked)
    await does(unseen, 'blockUser', self)
    await suspend(suspended)
    expect(await found(q, self)).toEqual([])
    expect(await found(q)).toEqual([`${q}_self`, `${q}_unseen`])
    await refuses(found(q, blocked), 'content.not-found')
  })

  it('is one of eight at most', async () => {
    const q = beginning()
    for (let number = 0; number < 10; number++) await named(`${q}_${number}`)
    expect(await found(q)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((number) => `${q}_${number}`))
  })
})
