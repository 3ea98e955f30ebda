import type { CommentId, ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SignedInScope } from '../../platform/scope.ts'
import { catalogRoutes } from '../catalog/index.ts'
import { readProfile } from '../profiles/index.ts'
import { idOf, openScene, type Scene } from './test/scene.ts'

let scene: Scene
let creator: SignedInScope
let nina: SignedInScope
let sam: SignedInScope
let id: ContentId
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  creator = await scene.person('Ida Holm', true)
  nina = await scene.person('Nina Park')
  sam = await scene.person('Sam Lee')
  id = await scene.publish(creator)
})

const handle = async (of: SignedInScope) => {
  const profile = await readProfile(scene.world.scope().db, idOf(of))
  return `@${profile?.username}`
}
const told = async (whom: SignedInScope) => {
  await scene.deliver()
  return (await scene.list(whom)).notifications.map(({ kind }) => kind)
}
const edit = async (by: SignedInScope, commentId: CommentId, text: string) => {
  scene.later()
  const asked = { params: { id, commentId }, query: undefined, body: { text } }
  await catalogRoutes.editComment(by, asked, {} as never)
}
const turnOff = async (whom: SignedInScope) => {
  const [notice] = (await scene.list(whom)).notifications
  if (!notice) throw new Error('nothing was told')
  await scene.does(whom, 'showFewer', notice.id)
}

it('tells whoever is mentioned, and leads to the post', async () => {
  const text = `${await handle(nina)} look`
  await scene.comment(sam, id, text)
  await scene.deliver()
  const [notice] = (await scene.list(nina)).notifications
  expect(notice).toMatchObject({
    kind: 'mention',
    type: 'mention',
    priority: 'medium',
    title: 'New mention',
    message: `Sam Lee mentioned you in a comment on “Harbor at dawn”: “${text}”`,
    contentId: id,
    actionUrl: `/content/${id}`,
  })
  expect(await scene.messages(nina, { tab: 'comments' })).toHaveLength(1)
})

it('tells mentions under one post together', async () => {
  await scene.comment(sam, id, `${await handle(nina)} look`)
  await scene.comment(creator, id, `${await handle(nina)} and here`)
  await scene.deliver()
  expect(await scene.messages(nina)).toEqual([
    'Ida Holm and Sam Lee mentioned you in comments on “Harbor at dawn”.',
  ])
})

it('tells each person once of a comment: of the reply, else of the mention, else that it is there', async () => {
  const first = await scene.comment(nina, id, 'So calm')
  await scene.comment(sam, id, `${await handle(nina)} ${await handle(creator)} it is`, first)
  expect(await told(nina)).toEqual(['reply'])
  expect(await told(creator)).toEqual(['mention', 'comment'])
})

it('tells a creator who wants fewer mentions that there is a comment', async () => {
  await scene.comment(sam, id, `${await handle(creator)} hello`)
  expect(await told(creator)).toEqual(['mention'])
  await turnOff(creator)
  await scene.comment(nina, id, `${await handle(creator)} hello too`)
  expect(await told(creator)).toEqual(['comment', 'mention'])
})

it('tells of an edit only those who were not mentioned before, and nobody of the same comment again', async () => {
  const [toNina, toCreator] = [await handle(nina), await handle(creator)]
  const ada = await scene.person('Ada Moss')
  const comment = await scene.comment(sam, id, `${toNina} look`)
  expect(await told(nina)).toEqual(['mention'])
  await scene.seen(nina)
  await scene.seen(creator)
  await edit(sam, comment, `${toNina} ${toCreator} ${await handle(ada)} look`)
  expect(await told(ada)).toEqual(['mention'])
  expect(await told(nina)).toEqual(['mention'])
  expect(await told(creator)).toEqual(['comment'])
  await edit(sam, comment, 'look')
  await edit(sam, comment, `${toNina} look`)
  expect(await told(nina)).toEqual(['mention'])
})

it('tells once what is edited before it was told', async () => {
  const comment = await scene.comment(sam, id, 'look')
  await edit(sam, comment, `${await handle(nina)} ${await handle(creator)} look`)
  expect(await told(nina)).toEqual(['mention'])
  expect(await told(creator)).toEqual(['mention'])
})

it('takes it back with the comment', async () => {
  const comment = await scene.comment(sam, id, `${await handle(nina)} look`)
  expect(await told(nina)).toEqual(['mention'])
  await scene.uncomment(sam, id, comment)
  expect(await told(nina)).toEqual([])
})

it('tells nobody of somebody they have muted, nor what their switch turns off', async () => {
  const ada = await scene.person('Ada Moss')
  await scene.to(nina, 'muteUser', sam)
  await scene.switches(ada, { commentsAndLikes: false })
  await scene.comment(sam, id, `${await handle(nina)} ${await handle(ada)} look`)
  expect(await told(nina)).toEqual([])
  expect(await told(ada)).toEqual([])
})
