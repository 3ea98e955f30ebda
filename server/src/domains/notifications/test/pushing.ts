import {
  NotificationId,
  PushDeviceId,
  type PushSubscriptionKeys,
  type SessionId,
} from '@fanfare/contract'
import { pushServiceAt } from '@fanfare/ops'
import { v7 as uuid } from 'uuid'
import { deliverAll } from '../../../../test/deliver-all.ts'
import { after } from '../../../platform/clock/after.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { pushDue } from '../channels/push/due.ts'
import { forgetEndedDevices } from '../channels/push/subscribers.ts'
import { queuePushes } from '../channels/push/writer/pushes.ts'
import { notificationRoutes } from '../index.ts'
import { pushDelayMs } from '../policy.ts'
import { idOf, openScene } from './scene.ts'

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const day = 86_400_000

interface Pushed {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

/** A scene whose people have browsers that get pushes from the real service of development. */
export const openPushing = async () => {
  const scene = await openScene()
  const { world } = scene
  const service = pushServiceAt(world.platform.config.PUSH_DEV_ORIGIN ?? '')

  const runDue = async (name: string) => {
    const task = pushDue.find((one) => one.name === `notifications.${name}`)
    if (!task) throw new Error(`nothing is due by the name of ${name}`)
    return task.run(world.scope({ kind: 'system' }))
  }

  const register = async (by: SignedInScope, body: PushSubscriptionKeys) => {
    const { device } = await notificationRoutes.registerPushDevice(
      by,
      { ...nothing, body },
      exchange,
    )
    return PushDeviceId.parse(device.id)
  }

  return {
    ...scene,
    service,
    runDue,
    register,

    /** The same person in a browser of their own. */
    signIn: async (who: SignedInScope, lastsMs = 80 * day): Promise<SignedInScope> => {
      const sessionId = uuid() as SessionId
      const now = world.clock.now()
      const session = {
        id: sessionId,
        account_id: idOf(who),
        token_hash: sessionId,
        device_id: uuid(),
        remembered: true,
        address: '10.1.1.1',
        user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0.0.0 Safari/537.36',
        created_at: now,
        updated_at: now,
        last_seen_at: now,
        expires_at: after(now, lastsMs),
      }
      const { transact } = world.scope()
      await transact(({ q }) => q.insertInto('identity.sessions').values(session).execute())
      const actor = { ...who.actor, sessionId }
      return { ...world.scope(actor), actor }
    },

    /** Turned on in this browser; answers the id that the push service gave it. */
    turnOn: async (by: SignedInScope) => {
      const { id, endpoint, keys } = await service.subscribe()
      const deviceId = await register(by, { endpoint, keys })
      return { id, deviceId, endpoint, keys }
    },

    devices: async (by: SignedInScope) =>
      (await notificationRoutes.listPushDevices(by, nothing, exchange)).devices,

    remove: (by: SignedInScope, id: PushDeviceId) =>
      notificationRoutes.removePushDevice(by, { ...nothing, params: { id } }, exchange),

    /** Everything this person has in the app is to be pushed. Answers the ids. */
    queue: async (by: SignedInScope) => {
      await scene.deliver()
      const { notifications } = await scene.list(by)
      const ids = notifications.map(({ id }) => NotificationId.parse(id))
      const dueAt = after(world.clock.now(), pushDelayMs)
      const pushes = ids.map((noticeId) => ({ accountId: idOf(by), noticeId, dueAt }))
      await world.scope().transact((tx) => queuePushes(tx, pushes))
      return ids
    },

    /** Until the time of what was queued has come, and sends it. */
    send: async (ms = pushDelayMs) => {
      world.clock.advance(ms)
      return runDue('send-pushes')
    },

    pushed: async (id: string): Promise<Pushed[]> =>
      (await service.messages(id)).map(({ text }) => JSON.parse(text)),

    /** Sessions that ended are told to push. */
    hearEnds: () => deliverAll(world, [forgetEndedDevices]),

    pushes: (by: SignedInScope) =>
      world
        .scope()
        .db.q.selectFrom('notifications.pushes')
        .select(['due_at', 'sent_at', 'attempts'])
        .where('account_id', '=', idOf(by))
        .execute(),
  }
}

export type Pushing = Awaited<ReturnType<typeof openPushing>>
