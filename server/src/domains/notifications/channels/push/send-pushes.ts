import { after } from '../../../../platform/clock/after.ts'
import type { DueTask } from '../../../../platform/events/due.ts'
import { type PushOutcome, sendPush, sentAtOnce } from '../../../../platform/push/send.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { sideBySide } from '../../../../platform/side-by-side.ts'
import { aliveSessions } from '../../../identity/index.ts'
import { pushTriedMs } from '../../policy.ts'
import { readDeliveryTimes } from '../../preferences/reader.ts'
import { afterQuietHours } from '../../times/delivery-times.ts'
import { readWords, toldKey } from '../words.ts'
import { messageOf } from './message.ts'
import { endedPushes } from './metrics.ts'
import { deleteDevices } from './writer/devices.ts'
import { claimPushes, type DuePush, dropPushes, markSent, putOff } from './writer/pushes.ts'

/** How one ended: as the push service says, or it is nobody's to be told any longer. */
type Outcome = PushOutcome | { readonly kind: 'dropped' }

interface Ended {
  readonly push: DuePush
  readonly outcome: Outcome
}

/** Longer than a batch takes of which none is answered, so that nobody else begins meanwhile. */
const leaseMs = 120_000

const retryMs = (attempts: number) => Math.min(10_000 * 2 ** attempts, 3_600_000)

const dropped: Outcome = { kind: 'dropped' }
const gone: Outcome = { kind: 'gone' }
const later: Outcome = { kind: 'later', retryAfterMs: null }

/** For how long each of these has to wait from then for the end of its reader's quiet hours. */
const readQuiet = async ({ db }: Scope, pushes: readonly DuePush[], now: Date) => {
  const readers = [...new Set(pushes.map(({ account_id }) => account_id))]
  const timesOf = await readDeliveryTimes(db, readers)
  return ({ account_id }: DuePush) =>
    afterQuietHours(now, timesOf(account_id)).getTime() - now.getTime()
}

/** Several devices of one person are told the same. */
const askedBy = (pushes: readonly DuePush[]) => {
  const each = pushes.map(({ account_id: accountId, notice_id: noticeId }) => ({
    accountId,
    noticeId,
  }))
  return [...new Map(each.map((one) => [toldKey(one.accountId, one.noticeId), one])).values()]
}

/** Asked when they are about to leave: what was read, taken back or silenced meanwhile is not sent. */
const attemptAll = async (scope: Scope, pushes: readonly DuePush[]): Promise<Ended[]> => {
  const now = scope.now()
  const sessions = pushes.map(({ session_id }) => session_id)
  const alive = await aliveSessions(scope.db, sessions, now)
  const quietFor = await readQuiet(scope, pushes, now)
  const { worded, failed } = await readWords(
    scope,
    askedBy(pushes.filter((push) => alive.has(push.session_id) && quietFor(push) === 0)),
    { until: 'seen', isWanted: ({ push }) => push },
  )
  const away = new Set<string>()

  const attempt = async (push: DuePush): Promise<Outcome> => {
    if (!alive.has(push.session_id)) return gone
    if (after(push.first_due_at, pushTriedMs) <= now) return dropped
    const retryAfterMs = quietFor(push)
    if (retryAfterMs > 0) return { kind: 'later', retryAfterMs }
    if (failed.has(push.account_id)) return later
    const told = worded.get(toldKey(push.account_id, push.notice_id))
    if (!told) return dropped
    // One service that does not answer must not hold up what goes to the others.
    const { host } = new URL(push.endpoint)
    if (away.has(host)) return later
    const outcome = await sendPush(scope.config, push, messageOf(told.view))
    if (outcome.kind === 'away') away.add(host)
    return outcome
  }

  const ended: Ended[] = []
  await sideBySide(pushes, sentAtOnce, async (push) => {
    const outcome = await attempt(push)
    ended.push({ push, outcome })
  })
  return ended
}

/** When it is tried again, or null when that would be no news. */
const againAt = (now: Date, { push, outcome }: Ended): Date | null => {
  const asked = outcome.kind === 'later' ? (outcome.retryAfterMs ?? 0) : 0
  const again = after(now, Math.max(asked, retryMs(push.attempts)))
  return again < after(push.first_due_at, pushTriedMs) ? again : null
}

/** All of a batch at once. After a crash before this it is sent again, under the same topics. */
const record = async (scope: Scope, ended: readonly Ended[]) => {
  const now = scope.now()
  const of = (...kinds: readonly Outcome['kind'][]) =>
    ended.filter(({ outcome }) => kinds.includes(outcome.kind))
  const waiting = of('later', 'away').map((one) => ({ ...one, until: againAt(now, one) }))
  const over = [...of('dropped', 'refused'), ...waiting.filter(({ until }) => !until)]
  await scope.transact(async (tx) => {
    await markSent(
      tx,
      of('accepted').map(({ push }) => push),
      now,
    )
    await putOff(
      tx,
      waiting.flatMap(({ push, until }) => (until ? [{ push, until }] : [])),
    )
    await dropPushes(
      tx,
      over.map(({ push }) => push.id),
    )
    await deleteDevices(
      tx,
      of('gone').map(({ push }) => push.device_id),
    )
  })
  for (const { push, outcome } of ended) {
    endedPushes.inc({ outcome: outcome.kind })
    // Only its id: where it was going is a secret.
    if (outcome.kind === 'refused') {
      scope.log.warn({ push: push.id, status: outcome.status }, 'a push was refused')
    }
  }
}

export const sendPushes: DueTask = {
  name: 'notifications.send-pushes',
  async run(scope) {
    const now = scope.now()
    const until = after(now, leaseMs)
    const pushes = await scope.transact((tx) => claimPushes(tx, now, until))
    if (pushes.length > 0) await record(scope, await attemptAll(scope, pushes))
    return pushes.length
  },
}
