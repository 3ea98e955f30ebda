import type { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { pushDelayMs } from '../../policy.ts'
import { openPushing, type Pushing } from '../../test/pushing.ts'
import { sendPushes } from './send-pushes.ts'

let pushing: Pushing
let creator: SignedInScope
let fan: SignedInScope
let post: ContentId
beforeAll(async () => {
  pushing = await openPushing()
})
afterAll(() => pushing.close())
beforeEach(async () => {
  creator = await pushing.signIn(await pushing.person('Ida Holm', true))
  fan = await pushing.signIn(await pushing.person('Nina Park'))
  post = await pushing.publish(creator)
})

const minute = 60_000
const hour = 60 * minute
const like = () => pushing.on(fan, 'likeContent', post)

describe('a push', () => {
  it('says what the app says, encrypted for each device of its reader', async () => {
    const [phone, laptop] = [
      await pushing.turnOn(creator),
      await pushing.turnOn(await pushing.signIn(creator)),
    ]
    await like()
    const [id = ''] = await pushing.queue(creator)
    const [shown] = (await pushing.list(creator)).notifications
    await pushing.send()
    const expected = {
      id,
      title: shown?.title,
      body: 'Nina Park liked “Harbor at dawn”.',
      url: `/content/${post}`,
      tag: id.replaceAll('-', ''),
    }
    expect(shown?.message).toBe(expected.body)
    for (const device of [phone, laptop]) {
      expect(await pushing.pushed(device.id)).toEqual([expected])
      const [message] = await pushing.service.messages(device.id)
      expect(message).toMatchObject({
        topic: expected.tag,
        ttl: 86_400,
        urgency: 'low',
        accepted: 1,
      })
    }
  })

  it('is sent however far the clock goes on while a batch is prepared', async () => {
    const { id } = await pushing.turnOn(creator)
    await like()
    await pushing.queue(creator)
    pushing.later(pushDelayMs)
    const system = pushing.world.scope({ kind: 'system' })
    const now = () => {
      pushing.world.clock.advance(1)
      return system.now()
    }
    await sendPushes.run({ ...system, now })
    expect(await pushing.pushed(id)).toHaveLength(1)
  })

  it('waits a moment, so that what is read in the app meanwhile is not pushed', async () => {
    const { id } = await pushing.turnOn(creator)
    await like()
    await pushing.queue(creator)
    expect(await pushing.send(4_000)).toBe(0)
    expect(await pushing.send(1_000)).toBe(1)
    expect(await pushing.pushed(id)).toHaveLength(1)
  })

  it('goes once to a device, however often it is queued', async () => {
    const { id } = await pushing.turnOn(creator)
    await like()
    await pushing.queue(creator)
    await pushing.queue(creator)
    await pushing.send()
    const other = await pushing.person('Sam Lee')
    await pushing.on(other, 'likeContent', post)
    await pushing.queue(creator)
    expect(await pushing.send()).toBe(0)
    expect(await pushing.service.messages(id)).toMatchObject([{ accepted: 1 }])
  })

  it('replaces itself when we end between its acceptance and our note of it', async () => {
    const { id } = await pushing.turnOn(creator)
    await like()
    await pushing.queue(creator)
    const { database } = pushing.world.platform
    const { transact } = database
    const ours = vi.spyOn(database, 'transact')
    ours.mockImplementationOnce(transact).mockRejectedValueOnce(new Error('killed'))
    await expect(pushing.send()).rejects.toThrow('killed')
    ours.mockRestore()
    expect(await pushing.service.messages(id)).toMatchObject([{ accepted: 1 }])
    expect(await pushing.send(minute)).toBe(0)
    expect(await pushing.send(minute)).toBe(1)
    expect(await pushing.service.messages(id)).toMatchObject([{ accepted: 2 }])
  })

  it('tells followers of a post, as much of a locked one as everyone may know', async () => {
    const { id } = await pushing.turnOn(fan)
    await pushing.to(fan, 'followUser', creator)
    await pushing.bell(fan, creator, 'all')
    const locked = await pushing.publish(creator, 'Members only')
    await pushing.world.scope().transact(async ({ q }) => {
      const only = { visibility: 'subscribers' }
      await q.updateTable('catalog.contents').set(only).where('id', '=', locked).execute()
    })
    await pushing.queue(fan)
    const [shown] = (await pushing.list(fan)).notifications
    await pushing.send()
    const [pushed] = await pushing.pushed(id)
    expect(pushed?.body).toBe(shown?.message)
    expect(JSON.stringify(pushed)).not.toContain('Rain over the harbor')
  })
})

describe('nothing is pushed', () => {
  /** Something happens after it was queued and before it is sent. */
  const afterwards = async (happens: () => Promise<unknown>, by = creator) => {
    const { id } = await pushing.turnOn(by)
    await pushing.queue(by)
    await happens()
    expect(await pushing.send()).toBe(1)
    expect(await pushing.pushed(id)).toEqual([])
    expect(await pushing.pushes(by)).toMatchObject([{ due_at: null, sent_at: null }])
  }

  const onlyNotice = async () => (await pushing.list(creator)).notifications[0]?.id ?? ''

  it('that was read on another device', async () => {
    await like()
    await afterwards(async () => pushing.does(creator, 'markRead', await onlyNotice()))
  })

  it('that was seen in the list, or read with all the others', async () => {
    await like()
    await afterwards(() => pushing.seen(creator))
  })

  it('that was deleted', async () => {
    await like()
    await afterwards(async () => pushing.does(creator, 'deleteNotification', await onlyNotice()))
  })

  it('that was taken back', async () => {
    await like()
    await afterwards(async () => {
      await pushing.on(fan, 'unlikeContent', post)
      await pushing.deliver()
    })
  })

  it('about somebody blocked a moment ago, before any event is delivered', async () => {
    await like()
    await afterwards(() => pushing.to(creator, 'blockUser', fan))
  })

  it('about somebody muted a moment ago', async () => {
    await like()
    await afterwards(() => pushing.to(creator, 'muteUser', fan))
  })

  it('of a post by somebody who was unfollowed, muted or whose bell was turned off', async () => {
    const does = [
      (by: SignedInScope) => pushing.to(by, 'unfollowUser', creator),
      (by: SignedInScope) => pushing.to(by, 'muteUser', creator),
      (by: SignedInScope) => pushing.bell(by, creator, 'none'),
    ]
    for (const happens of does) {
      const follower = await pushing.signIn(await pushing.person('Sam Lee'))
      await pushing.to(follower, 'followUser', creator)
      await pushing.bell(follower, creator, 'all')
      await pushing.publish(creator)
      await afterwards(() => happens(follower), follower)
    }
  })

  it('of a post that is no longer there', async () => {
    await pushing.to(fan, 'followUser', creator)
    await pushing.bell(fan, creator, 'all')
    const id = await pushing.publish(creator)
    await afterwards(async () => {
      await pushing.on(creator, 'unpublishContent', id)
      await pushing.deliver()
    }, fan)
  })

  it('to a session that has run out: its device goes', async () => {
    const short = await pushing.signIn(creator, minute)
    const { id } = await pushing.turnOn(short)
    await like()
    await pushing.queue(creator)
    await pushing.send(2 * minute)
    expect(await pushing.pushed(id)).toEqual([])
    expect(await pushing.pushes(creator)).toEqual([])
  })
})

it('names whoever is left when one of several was muted', async () => {
  const { id } = await pushing.turnOn(creator)
  await like()
  const other = await pushing.person('Sam Lee')
  await pushing.on(other, 'likeContent', post)
  await pushing.queue(creator)
  await pushing.to(creator, 'muteUser', other)
  await pushing.send()
  const [pushed] = await pushing.pushed(id)
  expect(pushed?.body).toBe('Nina Park liked “Harbor at dawn”.')
})

describe('a push service', () => {
  const queued = async (behaviour: Parameters<Pushing['service']['behave']>[1]) => {
    const device = await pushing.turnOn(creator)
    await pushing.service.behave(device.id, behaviour)
    await like()
    await pushing.queue(creator)
    await pushing.send()
    return device
  }

  it('that says that a browser is gone is asked no more', async () => {
    await queued('gone')
    expect(await pushing.devices(creator)).toEqual([])
    expect(await pushing.pushes(creator)).toEqual([])
  })

  it('that is busy is asked again when it says, and no earlier', async () => {
    const { id } = await queued('busy')
    await pushing.service.behave(id, 'accept')
    expect(await pushing.send(119_000)).toBe(0)
    expect(await pushing.send(1_000)).toBe(1)
    expect(await pushing.pushed(id)).toHaveLength(1)
    expect(await pushing.pushes(creator)).toMatchObject([{ due_at: null, attempts: 1 }])
  })

  it('that is busy for a day is not asked again', async () => {
    const { id } = await queued('busy')
    for (let hours = 0; hours < 26; hours++) await pushing.send(hour)
    await pushing.service.behave(id, 'accept')
    expect(await pushing.send(2 * hour)).toBe(0)
    expect(await pushing.pushes(creator)).toMatchObject([{ due_at: null, sent_at: null }])
  })

  it('that refuses a message, or points elsewhere, is not asked again', async () => {
    for (const behaviour of ['refuse', 'redirect'] as const) {
      creator = await pushing.signIn(await pushing.person('Ida Holm', true))
      post = await pushing.publish(creator)
      const { id } = await queued(behaviour)
      expect(await pushing.pushes(creator)).toMatchObject([{ due_at: null, sent_at: null }])
      expect(await pushing.pushed(id)).toEqual([])
    }
  })

  it('that does not answer is left after a few seconds and asked again later', async () => {
    const first = await pushing.turnOn(creator)
    await like()
    await pushing.queue(creator)
    await pushing.service.behave(first.id, 'hang')
    await pushing.send()
    expect(await pushing.pushes(creator)).toMatchObject([{ attempts: 1, sent_at: null }])
  })
})

it('forgets what was pushed after a week', async () => {
  await pushing.turnOn(creator)
  await like()
  await pushing.queue(creator)
  await pushing.send()
  await pushing.runDue('purge-pushes')
  expect(await pushing.pushes(creator)).toHaveLength(1)
  pushing.world.clock.advance(8 * 24 * hour)
  await pushing.runDue('purge-pushes')
  expect(await pushing.pushes(creator)).toEqual([])
})
