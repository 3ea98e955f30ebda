import type { ConversationId, UploadId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { deliverAll } from '../../../../test/deliver-all.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { completePicture, failPicture } from '../../media/test/finish.ts'
import * as samples from '../../media/test/samples.ts'
import { send as sendPicture } from '../../media/test/send.ts'
import { profileRoutes, profileSubscribers } from '../../profiles/index.ts'
import { messagingSubscribers } from '../subscribers.ts'
import { ask, contactsOf, idOf, listed, openGroup } from '../test/talk.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
})
afterAll(() => world.close())

const system = () => world.scope({ kind: 'system' })
const photo = await samples.photo(80, 80)
const sendAs = (who: SignedInScope): Promise<UploadId> => sendPicture(who, photo, 'image/jpeg')

const open = async () => {
  const owner = await person(world, true)
  const [member] = (await contactsOf(world, owner, 1)) as [SignedInScope]
  return { owner, member, id: await openGroup(owner, [member]) }
}
const update = async (by: SignedInScope, id: ConversationId, avatar: UploadId | null) =>
  (await ask(by, 'updateConversation', { params: { id }, body: { avatar } })).conversation
const leave = (by: SignedInScope, id: ConversationId) =>
  ask(by, 'removeMember', { params: { id }, query: {} })

const assetOf = async (uploadId: UploadId) =>
  world
    .scope()
    .db.q.selectFrom('media.assets')
    .select(['id', 'removed_at'])
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
const isRemoved = async (uploadId: UploadId) => (await assetOf(uploadId))?.removed_at != null

type Told = Parameters<World['platform']['push']['send']>

/** What was pushed to open pages meanwhile. */
const deliver = async () => {
  const told: Told[] = []
  const push: World['platform']['push'] = {
    ...world.platform.push,
    send: async (topic, message) => void told.push([topic, message]),
  }
  const scope: World['scope'] = (actor) => ({ ...world.scope(actor), push })
  await deliverAll({ ...world, scope }, [...profileSubscribers, ...messagingSubscribers])
  return told
}
const makeReady = async (uploadId: UploadId) => {
  await completePicture(system(), (await assetOf(uploadId))?.id ?? '')
  return deliver()
}
const choose = async (by: SignedInScope, id: ConversationId) => {
  const upload = await sendAs(by)
  await update(by, id, upload)
  return upload
}
const shownTo = async (who: SignedInScope) => (await listed(who, 'groups'))[0]?.avatar ?? null

it('shows to its members once it is made, and tells their open pages', async () => {
  const { owner, member, id } = await open()
  const upload = await sendAs(owner)
  expect(await update(owner, id, upload)).toMatchObject({ avatar: null, avatarProcessing: true })
  const asked = await ask(member, 'readConversation', { params: { id } })
  expect(asked.conversation).toMatchObject({ avatar: null, avatarProcessing: false })
  const [inside, list] = [`conversation:${id}`, `account:${idOf(member)}`]
  const told = await makeReady(upload)
  expect(told).toContainEqual([inside, { type: 'changed', topic: inside, what: 'conversation' }])
  expect(told).toContainEqual([list, { type: 'changed', topic: list, what: 'conversations' }])
  expect(await shownTo(member)).toMatchObject({ variants: [{ width: 64 }] })
  expect(await isRemoved(upload)).toBe(false)
  const { conversation } = await ask(owner, 'readConversation', { params: { id } })
  expect(conversation).toMatchObject({ avatarProcessing: false, name: 'Skies' })
})

it('is changed by the owner alone', async () => {
  const { owner, member, id } = await open()
  const upload = await sendAs(member)
  await refuses(update(member, id, upload), 'conversation.not-owner')
  await refuses(update(member, id, null), 'conversation.not-owner')
  const stranger = await person(world, true)
  await refuses(update(stranger, id, await sendAs(stranger)), 'conversation.not-found')
  await refuses(update(owner, id, upload), 'upload.not-found')
  expect(await assetOf(upload)).toBeUndefined()
})

it('stays until another is made, and goes then', async () => {
  const { owner, member, id } = await open()
  const first = await choose(owner, id)
  await makeReady(first)
  const before = await shownTo(member)
  const second = await choose(owner, id)
  expect(await shownTo(member)).toEqual(before)
  expect(await isRemoved(first)).toBe(false)
  await makeReady(second)
  expect([await isRemoved(first), await isRemoved(second)]).toEqual([true, false])
})

it('is the one chosen last, whichever is made first', async () => {
  const { owner, member, id } = await open()
  const [early, late] = [await choose(owner, id), await choose(owner, id)]
  await makeReady(late)
  await makeReady(early)
  expect([await isRemoved(early), await isRemoved(late)]).toEqual([true, false])
  expect(await shownTo(member)).not.toBeNull()
})

it('is removed with the one that is being made', async () => {
  const { owner, member, id } = await open()
  const shown = await choose(owner, id)
  await makeReady(shown)
  const pending = await choose(owner, id)
  expect(await update(owner, id, null)).toMatchObject({ avatar: null, avatarProcessing: false })
  expect([await isRemoved(shown), await isRemoved(pending)]).toEqual([true, true])
  await makeReady(pending)
  expect(await shownTo(member)).toBeNull()
  await update(owner, id, null)
})

it('stays when another could not be made, and its owner is told why', async () => {
  const { owner, member, id } = await open()
  await makeReady(await choose(owner, id))
  const broken = await choose(owner, id)
  await failPicture(system(), (await assetOf(broken))?.id ?? '', 'We can’t read this image.')
  const topic = `account:${idOf(owner)}`
  const message = 'We can’t read this image.'
  const told = await deliver()
  expect(told.filter(([, { type }]) => type === 'failed')).toEqual([
    [topic, { type: 'failed', topic, what: `group:${id}`, message }],
  ])
  expect(await shownTo(member)).not.toBeNull()
  const { conversation } = await ask(owner, 'readConversation', { params: { id } })
  expect(conversation.avatarProcessing).toBe(false)
})

it('goes when the last member leaves', async () => {
  const { owner, member, id } = await open()
  const shown = await choose(owner, id)
  await makeReady(shown)
  const pending = await choose(owner, id)
  await leave(owner, id)
  expect(await isRemoved(shown)).toBe(false)
  expect(await shownTo(member)).not.toBeNull()
  await leave(member, id)
  expect([await isRemoved(shown), await isRemoved(pending)]).toEqual([true, true])
})

it('is of this group alone: the same upload is neither another one’s nor a profile’s', async () => {
  const { owner, member, id } = await open()
  const upload = await choose(owner, id)
  await update(owner, id, upload)
  await refuses(update(owner, await openGroup(owner, [member]), upload), 'upload.not-found')
  const request = { params: undefined, query: undefined, body: { fileId: upload } }
  await refuses(profileRoutes.changeAvatar(owner, request, {} as Exchange), 'upload.not-found')
  expect(await isRemoved(upload)).toBe(false)
})
