import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { suspendPerson } from '../../../profiles/index.ts'
import { mailWaitMs } from '../../policy.ts'
import { idOf, openScene, type Scene } from '../../test/scene.ts'
import { claimNoticeMails, moveNoticeMails } from './writer.ts'

let scene: Scene
let creator: SignedInScope
let nina: SignedInScope
let sam: SignedInScope
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  creator = await scene.person('Ida Holm', true)
  nina = await scene.person('Nina Park')
  sam = await scene.person('Sam Lee')
  await scene.switches(creator, { channels: { commentsAndLikes: { email: 'now' } } })
})

/** Everything is told, and whatever is due after so long leaves. */
const passes = async (ms = mailWaitMs) => {
  await scene.deliver()
  scene.later(ms)
  await scene.sweep()
}

const subjects = async (to = creator) => (await scene.mails(to)).map(({ subject }) => subject)

const liked = async (by = nina) => {
  const post = await scene.publish(creator)
  await scene.on(by, 'likeContent', post)
  return post
}

describe('an email at once', () => {
  it('comes a minute later, says what the app says, and belongs to the bulk', async () => {
    await liked()
    await passes(mailWaitMs - 1)
    expect(await scene.mails(creator)).toEqual([])
    await passes(1)
    const [mail, ...others] = await scene.mails(creator)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      category: 'commentsAndLikes',
      subject: 'Nina Park liked “Harbor at dawn”',
      isBulk: true,
    })
    expect(mail?.text).toContain('Nina Park liked “Harbor at dawn”.')
    expect(mail?.text).toContain('/unsubscribe?token=commentsAndLikes.')
  })

  it('of a reply names who wrote it, and quotes no more than the app does', async () => {
    const post = await scene.publish(creator)
    const first = await scene.comment(creator, post, 'Mine')
    await scene.comment(nina, post, 'x'.repeat(400), first)
    await passes()
    const [mail] = await scene.mails(creator)
    expect(mail?.subject).toBe('Nina Park replied to your comment')
    expect(mail?.text).toContain(`“${'x'.repeat(140)}…”`)
  })

  it('is one for all who did the same within the minute, and for what joins it later', async () => {
    const post = await liked()
    await scene.on(sam, 'likeContent', post)
    await passes()
    await scene.on(await scene.person('Ada Moss'), 'likeContent', post)
    await passes()
    await passes()
    expect(await subjects()).toEqual(['Sam Lee and Nina Park liked “Harbor at dawn”'])
  })

  it('is written once, by whoever has the lease', async () => {
    await liked()
    await scene.deliver()
    scene.later(mailWaitMs)
    const system = scene.world.scope({ kind: 'system' })
    // One that died after it had claimed the row.
    const lease = new Date(system.now().getTime() + 60_000)
    await system.transact((tx) => claimNoticeMails(tx, system.now(), lease))
    await scene.sweep()
    expect(await subjects()).toEqual([])
    scene.later(60_000)
    await Promise.all([scene.sweep(), scene.sweep()])
    await scene.sweep()
    expect(await subjects()).toHaveLength(1)
  })

  it('is not marked by one whose lease has ended meanwhile', async () => {
    await liked()
    await scene.deliver()
    scene.later(mailWaitMs)
    const system = scene.world.scope({ kind: 'system' })
    const claim = async () => {
      const until = new Date(system.now().getTime() + 60_000)
      const rows = await system.transact((tx) => claimNoticeMails(tx, system.now(), until))
      const own = rows.find(({ account_id }) => account_id === idOf(creator))
      return { id: own?.id ?? '', until }
    }
    const slow = await claim()
    scene.later(60_000)
    const quick = await claim()
    const mark = ({ id, until }: typeof slow) =>
      system.transact((tx) => moveNoticeMails(tx, until, [{ id, dueAt: null }]))
    expect([...(await mark(slow))]).toEqual([])
    expect([...(await mark(quick))]).toEqual([quick.id])
    expect([...(await mark(quick))]).toEqual([])
  })

  it('is not written of what was read, deleted, taken back or marked as read meanwhile', async () => {
    const doings = [
      async (id: string) => scene.does(creator, 'markRead', id),
      async (id: string) => scene.does(creator, 'deleteNotification', id),
      async () => scene.allRead(creator),
    ]
    for (const does of doings) {
      await liked()
      await scene.deliver()
      const [notice] = (await scene.list(creator, { tab: 'unread' })).notifications
      await does(notice?.id ?? '')
    }
    const post = await liked()
    await scene.deliver()
    await scene.on(nina, 'unlikeContent', post)
    await passes()
    expect(await subjects()).toEqual([])
  })

  it.each(['muteUser', 'blockUser'] as const)(
    'leaves out whom its reader did this to, even before the app has heard of it: %s',
    async (silences) => {
      const post = await liked()
      await scene.on(sam, 'likeContent', post)
      await liked()
      await scene.deliver()
      await scene.to(creator, silences, nina)
      scene.later(mailWaitMs)
      await scene.sweep()
      expect(await subjects()).toEqual(['Sam Lee liked “Harbor at dawn”'])
    },
  )

  it('goes by what its reader wants when it is due', async () => {
    await liked()
    await scene.deliver()
    await scene.switches(creator, { channels: { commentsAndLikes: { email: 'off' } } })
    await passes()
    await scene.switches(creator, { channels: { commentsAndLikes: { email: 'now' } } })
    await liked()
    await scene.deliver()
    const [notice] = (await scene.list(creator)).notifications
    await scene.does(creator, 'showFewer', notice?.id ?? '')
    await passes()
    expect(await subjects()).toEqual([])
  })

  it('goes to confirmed addresses of those who are not suspended', async () => {
    const { world } = scene
    await liked()
    await scene.deliver()
    await world.scope().transact(async (tx) => {
      const accounts = tx.q.updateTable('identity.accounts').where('id', '=', idOf(creator))
      await accounts.set({ email_verified: false }).execute()
    })
    await passes()
    const other = await scene.person('Ada Moss', true)
    await scene.switches(other, { channels: { commentsAndLikes: { email: 'now' } } })
    await scene.on(nina, 'likeContent', await scene.publish(other))
    await scene.deliver()
    await world.scope().transact((tx) => suspendPerson(tx, idOf(other), world.clock.now()))
    await passes()
    expect([...(await subjects()), ...(await subjects(other))]).toEqual([])
  })

  it('waits for the end of the quiet hours, also of those that were chosen meanwhile', async () => {
    const now = scene.world.clock.now()
    const time = (hours: number) => {
      const at = new Date(now.getTime() + hours * 3_600_000)
      return `${String(at.getUTCHours()).padStart(2, '0')}:00`
    }
    const quietHours = { from: time(-1), until: time(3) }
    await liked()
    await scene.deliver()
    await scene.switches(creator, { timeZone: 'UTC', quietHours })
    await passes()
    await liked(sam)
    await passes()
    expect(await subjects()).toEqual([])
    await passes(4 * 3_600_000)
    expect(await subjects()).toHaveLength(2)
  })

  it('is not written where the domain writes its own', async () => {
    const { world } = scene
    await world.scope().transact(async (tx) => {
      tx.emit('identity.password-changed', { accountId: idOf(creator) })
    })
    await passes()
    expect(await scene.messages(creator)).toHaveLength(1)
    expect(await subjects()).toEqual([])
  })
})
