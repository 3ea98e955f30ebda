import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { idOf, openScene, type Scene } from '../../test/scene.ts'
import { claimDigests, endDigest } from './writer.ts'

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
})

const day = 86_400_000

/** Everything is told, and the next morning comes. */
const dayPasses = async () => {
  await scene.deliver()
  await scene.sweep()
  scene.later(day)
  await scene.sweep()
}

const rowOf = ({ actor }: SignedInScope) =>
  scene.world
    .scope()
    .db.q.selectFrom('notifications.digests')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .executeTakeFirst()

const subjects = async (to: SignedInScope) => (await scene.mails(to)).map(({ subject }) => subject)

describe('a daily summary', () => {
  it.each(['Asia/Kathmandu', 'America/Los_Angeles', 'Europe/Berlin'])(
    'is due at the next eight in the morning of %s, once',
    async (timeZone) => {
      await scene.switches(creator, { timeZone })
      const post = await scene.publish(creator)
      await scene.on(nina, 'likeContent', post)
      await scene.deliver()
      const due = (await rowOf(creator))?.due_at
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
      expect(clock.format(due ?? undefined)).toBe('08:00')
      const wait = (due?.getTime() ?? 0) - scene.world.clock.now().getTime()
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(day + 3_600_000)
      await scene.comment(sam, post, 'Again')
      await scene.deliver()
      expect((await rowOf(creator))?.due_at).toEqual(due)
    },
  )

  it('says what is unread, by category, and marks nothing as seen or read', async () => {
    const other = await scene.person('Bo Lind', true)
    await scene.to(creator, 'followUser', other)
    await scene.bell(creator, other, 'all')
    const post = await scene.publish(creator)
    await scene.on(nina, 'likeContent', post)
    await scene.on(sam, 'likeContent', post)
    await scene.comment(sam, post, 'How lovely')
    await scene.publish(other, 'Tide tables')
    await dayPasses()
    const [mail, ...others] = await scene.mails(creator)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ category: 'dailySummary', isBulk: true })
    expect(mail?.subject).toBe('Your daily summary: 2 likes, 1 comment, 1 new post')
    const text = mail?.text ?? ''
    expect(text).toContain(
      'Comments & Likes\n- Sam Lee commented on “Harbor at dawn”: “How lovely”',
    )
    expect(text).toContain('- Sam Lee and Nina Park liked “Harbor at dawn”.')
    expect(text).toContain('New posts\n- Bo Lind published “Tide tables”.')
    expect(text).toContain('/unsubscribe?token=dailySummary.')
    expect(await scene.unread(creator)).toMatchObject({ unseen: 3, unread: 3 })
  })

  it('speaks of nothing twice, and of nothing that came before the first', async () => {
    await scene.switches(creator, { channels: { commentsAndLikes: { email: 'off' } } })
    await scene.on(nina, 'likeContent', await scene.publish(creator, 'Long ago'))
    await scene.deliver()
    await scene.switches(creator, { channels: { commentsAndLikes: { email: 'daily' } } })
    await scene.on(nina, 'likeContent', await scene.publish(creator, 'Monday'))
    await dayPasses()
    await dayPasses()
    await scene.on(sam, 'likeContent', await scene.publish(creator, 'Tuesday'))
    await dayPasses()
    const mails = await scene.mails(creator)
    expect(mails.map(({ text }) => /“(.*)”/.exec(text)?.[1])).toEqual(['Monday', 'Tuesday'])
    expect(mails.map(({ text }) => text).join()).not.toContain('Long ago')
  })

  it('does not come when everything was read, silenced or turned off', async () => {
    await scene.on(nina, 'likeContent', await scene.publish(creator))
    await scene.deliver()
    await scene.allRead(creator)
    await dayPasses()
    await scene.on(nina, 'likeContent', await scene.publish(creator))
    await scene.deliver()
    await scene.to(creator, 'muteUser', nina)
    scene.later(day)
    await scene.sweep()
    await scene.on(sam, 'likeContent', await scene.publish(creator))
    await scene.deliver()
    await scene.switches(creator, { channels: { commentsAndLikes: { email: 'off' } } })
    await dayPasses()
    expect(await subjects(creator)).toEqual([])
  })

  it('leaves out what had an email of its own', async () => {
    await scene.switches(creator, { channels: { commentsAndLikes: { email: 'now' } } })
    await scene.on(nina, 'likeContent', await scene.publish(creator, 'Mailed'))
    await scene.deliver()
    scene.later(60_000)
    await scene.sweep()
    await scene.switches(creator, { channels: { commentsAndLikes: { email: 'daily' } } })
    await scene.on(nina, 'likeContent', await scene.publish(creator, 'Summed up'))
    await dayPasses()
    const [, summary] = await scene.mails(creator)
    expect(summary?.text).toContain('Summed up')
    expect(summary?.text).not.toContain('Mailed')
  })

  it('lists twenty and counts the rest', async () => {
    for (let count = 0; count < 23; count++) {
      await scene.on(nina, 'likeContent', await scene.publish(creator, `Post ${count}`))
    }
    await dayPasses()
    const [mail] = await scene.mails(creator)
    expect(mail?.subject).toBe('Your daily summary: 23 likes')
    expect(mail?.text.match(/^- /gm)).toHaveLength(20)
    expect(mail?.text).toContain('And 3 more in your notifications.')
    expect(mail?.text.indexOf('Post 22')).toBeLessThan(mail?.text.indexOf('Post 21') ?? 0)
  })

  it('that is being written leaves what comes meanwhile to the next', async () => {
    const system = scene.world.scope({ kind: 'system' })
    await scene.on(nina, 'likeContent', await scene.publish(creator, 'First'))
    await scene.deliver()
    scene.later(day)
    const lease = new Date(system.now().getTime() + 60_000)
    await system.transact((tx) => claimDigests(tx, system.now(), lease))
    const upTo = (await rowOf(creator))?.last_seq ?? 0
    await scene.on(sam, 'likeContent', await scene.publish(creator, 'Meanwhile'))
    await scene.deliver()
    const next = new Date(system.now().getTime() + day)
    const ended = { account: idOf(creator), lease, upTo, now: system.now(), next }
    expect(await system.transact((tx) => endDigest(tx, ended))).toBe(true)
    expect(await system.transact((tx) => endDigest(tx, ended))).toBe(false)
    await dayPasses()
    const [mail, ...others] = await scene.mails(creator)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Meanwhile')
    expect(mail?.text).not.toContain('First')
  })
})
