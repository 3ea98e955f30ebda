import { randomBytes } from 'node:crypto'
import { PushDeviceId } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuses } from '../../../../../test/browser.ts'
import type { Exchange } from '../../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { identityRoutes } from '../../../identity/index.ts'
import { openPushing, type Pushing } from '../../test/pushing.ts'
import { idOf } from '../../test/scene.ts'

let pushing: Pushing
let fan: SignedInScope
beforeAll(async () => {
  pushing = await openPushing()
})
afterAll(() => pushing.close())
beforeEach(async () => {
  fan = await pushing.signIn(await pushing.person('Nina Park'))
})

const hour = 3_600_000
const nothing = { params: undefined, query: undefined, body: undefined }
const exchange = { setCookie: () => {} } as unknown as Exchange

describe('a browser that is turned on', () => {
  it('is listed as identity calls it, to its owner only, without its secrets', async () => {
    const { deviceId } = await pushing.turnOn(fan)
    const elsewhere = await pushing.signIn(fan)
    const turnedOnAt = pushing.world.clock.now().toISOString()
    const device = { id: deviceId, name: 'Chrome on Windows', turnedOnAt }
    expect(await pushing.devices(fan)).toEqual([{ ...device, current: true }])
    expect(await pushing.devices(elsewhere)).toEqual([{ ...device, current: false }])
    expect(await pushing.devices(await pushing.person('Bo'))).toEqual([])
  })

  it('can be removed by its owner, from any device of theirs', async () => {
    const { deviceId } = await pushing.turnOn(fan)
    const stranger = await pushing.person('Bo')
    await refuses(pushing.remove(stranger, deviceId), 'push.device-not-found')
    await pushing.remove(await pushing.signIn(fan), deviceId)
    expect(await pushing.devices(fan)).toEqual([])
    await refuses(pushing.remove(fan, deviceId), 'push.device-not-found')
  })

  it('stays one when it registers again, and takes the place of what its session had', async () => {
    const { deviceId, endpoint, keys } = await pushing.turnOn(fan)
    const auth = randomBytes(16).toString('base64url')
    expect(await pushing.register(fan, { endpoint, keys: { ...keys, auth } })).toBe(deviceId)
    const next = await pushing.turnOn(fan)
    expect((await pushing.devices(fan)).map(({ id }) => id)).toEqual([next.deviceId])
  })

  it('belongs to whoever signed in last, who gets nothing that was for the one before', async () => {
    const creator = await pushing.person('Ida Holm', true)
    const { id, endpoint, keys } = await pushing.turnOn(fan)
    await pushing.to(fan, 'followUser', creator)
    await pushing.bell(fan, creator, 'all')
    await pushing.publish(creator)
    expect(await pushing.queue(fan)).toHaveLength(1)
    const next = await pushing.signIn(await pushing.person('Sam Lee'))
    await pushing.register(next, { endpoint, keys })
    await pushing.send()
    expect(await pushing.devices(fan)).toEqual([])
    expect(await pushing.devices(next)).toHaveLength(1)
    expect(await pushing.pushed(id)).toEqual([])
  })
})

describe('registering', () => {
  it('takes browsers of the push services that are named, over TLS', async () => {
    const { keys } = await pushing.service.subscribe()
    const at = (endpoint: string) => pushing.register(fan, { endpoint, keys })
    await at('https://fcm.googleapis.com/fcm/send/abc')
    await at('https://wns2-by3p.notify.windows.com/w/?token=abc')
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/fcm/send/abc',
      'https://fcm.googleapis.com.evil.example/abc',
      'https://evilnotify.windows.com/abc',
      'https://user@fcm.googleapis.com/abc',
      'https://127.0.0.1/abc',
      'https://[::1]/abc',
      'https://localhost/abc',
      'http://127.0.0.1:1/abc',
    ]) {
      await refuses(at(endpoint), 'push.not-supported')
    }
  })

  it('refuses a key that is no point of the curve', async () => {
    const { endpoint, keys } = await pushing.service.subscribe()
    const p256dh = `B${'A'.repeat(86)}`
    await refuses(
      pushing.register(fan, { endpoint, keys: { ...keys, p256dh } }),
      'push.not-supported',
    )
  })

  it('keeps ten a person: the one that went without a push for longest goes', async () => {
    const made: PushDeviceId[] = []
    for (let count = 0; count < 10; count++) {
      const { deviceId } = await pushing.turnOn(await pushing.signIn(fan))
      made.push(deviceId)
      pushing.world.clock.advance(hour)
    }
    const [first, second] = made
    await pushing.world
      .scope()
      .transact(({ q }) =>
        q
          .updateTable('notifications.push_devices')
          .set({ last_sent_at: pushing.world.clock.now() })
          .where('id', '=', PushDeviceId.parse(first))
          .execute(),
      )
    await Promise.all([
      pushing.turnOn(fan),
      pushing.turnOn(await pushing.signIn(fan)),
      pushing.turnOn(await pushing.signIn(fan)),
    ])
    const left = (await pushing.devices(fan)).map(({ id }) => id)
    expect(left).toHaveLength(10)
    expect(left).toContain(first)
    expect(left).not.toContain(second)
  })
})

describe('a device goes', () => {
  const rows = async () =>
    pushing.world
      .scope()
      .db.q.selectFrom('notifications.push_devices')
      .select('id')
      .where('account_id', '=', idOf(fan))
      .execute()

  it('when its session is signed out, and no other', async () => {
    const elsewhere = await pushing.signIn(fan)
    await pushing.turnOn(elsewhere)
    const { deviceId } = await pushing.turnOn(fan)
    await identityRoutes.signOut(elsewhere, nothing, exchange)
    await pushing.hearEnds()
    expect(await rows()).toEqual([{ id: deviceId }])
  })

  it('when its session was revoked from another device', async () => {
    const elsewhere = await pushing.signIn(fan)
    await pushing.turnOn(elsewhere)
    const asked = { ...nothing, params: { id: elsewhere.actor.sessionId } }
    await identityRoutes.revokeDevice(fan, asked, exchange)
    await pushing.hearEnds()
    expect(await rows()).toEqual([])
  })

  it('within a day of its session running out', async () => {
    await pushing.turnOn(await pushing.signIn(fan, hour))
    const { deviceId } = await pushing.turnOn(fan)
    pushing.world.clock.advance(2 * hour)
    expect((await pushing.devices(fan)).map(({ id }) => id)).toEqual([deviceId])
    expect(await rows()).toHaveLength(2)
    pushing.world.clock.advance(24 * hour)
    await pushing.runDue('forget-expired-devices')
    expect(await rows()).toEqual([{ id: deviceId }])
    expect(await pushing.runDue('forget-expired-devices')).toBe(0)
  })
})
