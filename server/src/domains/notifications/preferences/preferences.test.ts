import { NotificationCategory, type NotificationSettingsChange } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { notificationRoutes } from '../index.ts'
import { idOf, openScene, type Scene } from '../test/scene.ts'

let scene: Scene
let creator: SignedInScope
let nina: SignedInScope
beforeAll(async () => {
  scene = await openScene()
  nina = await scene.person('Nina Park')
})
afterAll(() => scene.close())
beforeEach(async () => {
  creator = await scene.person('Ida Holm', true)
})

const nothing = { params: undefined, query: undefined, body: undefined }
const read = () => notificationRoutes.readNotificationSettings(creator, nothing, {} as Exchange)

const channels = (email: string) => ({ inApp: true, email, push: true })

describe('settings', () => {
  it('are on for everybody until they change something', async () => {
    expect(await read()).toEqual({
      newSubscriptions: true,
      commentsAndLikes: true,
      directMessages: true,
      paymentUpdates: true,
      systemUpdates: true,
      channels: {
        newSubscriptions: channels('now'),
        commentsAndLikes: channels('daily'),
        directMessages: channels('now'),
        paymentUpdates: channels('now'),
        systemUpdates: channels('now'),
        newPosts: channels('daily'),
      },
      timeZone: null,
      quietHours: null,
    })
  })

  it('change by what is named and in nothing else', async () => {
    const changes: NotificationSettingsChange[] = [
      { commentsAndLikes: false },
      { channels: { commentsAndLikes: { email: 'now' }, newPosts: { inApp: false } } },
      { timeZone: 'Asia/Kathmandu' },
      { quietHours: { from: '22:30', until: '07:05' } },
      { channels: { newPosts: { push: false } } },
      { quietHours: null },
      { commentsAndLikes: true, timeZone: null },
    ]
    let expected = structuredClone(await read())
    for (const change of changes) {
      const { channels: changed = {}, ...others } = change
      expected = { ...expected, ...others } as typeof expected
      for (const category of NotificationCategory.options) {
        Object.assign(expected.channels[category], changed[category])
      }
      expect(await scene.switches(creator, change)).toEqual(expected)
      expect(await read()).toEqual(expected)
    }
  })

  it('that are changed at once by two devices keep both changes', async () => {
    await Promise.all([
      scene.switches(creator, { channels: { newPosts: { push: false } } }),
      scene.switches(creator, { channels: { newPosts: { email: 'off' } } }),
    ])
    expect((await read()).channels.newPosts).toEqual({ inApp: true, email: 'off', push: false })
  })
})

const rowsOf = async () => {
  const { q } = scene.world.scope().db
  const own = idOf(creator)
  const notices = await q
    .selectFrom('notifications.notices')
    .select('is_shown')
    .where('account_id', '=', own)
    .execute()
  const mails = await q
    .selectFrom('notifications.notice_mails')
    .select('id')
    .where('account_id', '=', own)
    .execute()
  const digests = await q
    .selectFrom('notifications.digests')
    .select('account_id')
    .where('account_id', '=', own)
    .execute()
  return { notices, mails: mails.length, digests: digests.length }
}

describe('each way of being told', () => {
  const shown = [{ is_shown: true }]
  const hidden = [{ is_shown: false }]
  it.each([
    ['everything', true, { inApp: true, email: 'now', push: true }, shown, 1, 0],
    ['daily', true, { inApp: true, email: 'daily', push: true }, shown, 0, 1],
    ['no email', true, { inApp: true, email: 'off', push: true }, shown, 0, 0],
    ['email only', true, { inApp: false, email: 'now', push: false }, hidden, 1, 0],
    ['summary only', true, { inApp: false, email: 'daily', push: false }, hidden, 0, 1],
    ['push only', true, { inApp: false, email: 'off', push: true }, hidden, 0, 0],
    ['nothing', true, { inApp: false, email: 'off', push: false }, [], 0, 0],
    ['switched off', false, { inApp: true, email: 'now', push: true }, [], 0, 0],
  ] as const)('%s', async (_, commentsAndLikes, wish, notices, mails, digests) => {
    await scene.switches(creator, { commentsAndLikes, channels: { commentsAndLikes: wish } })
    await scene.on(nina, 'likeContent', await scene.publish(creator))
    await scene.deliver()
    expect(await rowsOf()).toEqual({ notices, mails, digests })
    const count = notices === shown ? 1 : 0
    expect(await scene.messages(creator)).toHaveLength(count)
    expect(await scene.messages(creator, { tab: 'likes' })).toHaveLength(count)
    expect(await scene.unread(creator)).toMatchObject({
      unseen: count,
      unread: count,
      counts: { all: count, likes: count },
    })
  })

  it('that changes while a notice is open begins another, so that nothing hidden shows', async () => {
    const post = await scene.publish(creator)
    await scene.on(nina, 'likeContent', post)
    await scene.deliver()
    await scene.switches(creator, { channels: { commentsAndLikes: { inApp: false } } })
    await scene.on(await scene.person('Sam Lee'), 'likeContent', post)
    await scene.deliver()
    expect(await scene.messages(creator)).toEqual(['Nina Park liked “Harbor at dawn”.'])
  })
})

it('keeps telling of changes to one’s own account, whatever somebody wants fewer of', async () => {
  await scene.world.scope().transact(async (tx) => {
    tx.emit('identity.password-changed', { accountId: idOf(creator) })
  })
  await scene.deliver()
  const [notice] = (await scene.list(creator)).notifications
  expect(notice).toMatchObject({ kind: 'security', canShowFewer: false })
  await refuses(scene.does(creator, 'showFewer', notice?.id ?? ''), 'notification.always-on')
})
