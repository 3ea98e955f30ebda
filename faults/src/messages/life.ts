import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MessageView, type ReadState, routes } from '@fanfare/contract'
import type { Actor } from '../lib/actor.ts'
import type { Sent } from '../lib/browser.ts'
import { messagesOf } from '../lib/group.ts'
import type { Random } from '../lib/random.ts'
import type { World } from '../lib/world.ts'
import { insist } from './insist.ts'
import type { AnyDeed } from './model/deeds.ts'
import type { Page } from './page.ts'

/** Less than what one account may send in a minute. */
const pauseMs = 160

/** The owner may add people so many times in an hour, and a repeat counts: at full size the run is about as long. */
const mostReturns = routes.addMembers.rateLimit.points / 2

export interface Client {
  readonly number: number
  readonly actor: Actor
  /** One open page for each conversation that they are in. */
  readonly pages: readonly Page[]
}

interface Living {
  readonly world: World & { readonly random: Random }
  readonly deeds: AnyDeed[]
  readonly group: { readonly id: string; readonly owner: Actor }
  /** Whether there is time for one more. */
  goesOn(): boolean
}

interface OwnMessage {
  readonly id: string
  readonly clientId: string
  readonly conversation: string
}

/** Does one thing after the other, and notes what was answered. */
export const live = async (living: Living, { number: by, actor, pages }: Client) => {
  const { world, deeds, group } = living
  const { random } = world
  let own: OwnMessage[] = []
  let said = 0

  const act = async (sent: Sent, who = actor) => {
    const from = performance.now()
    const answer = await insist(world, who.browser, sent)
    const isDone = answer.status < 300
    const { isRepeated } = answer
    return { ...answer, times: { by, from, until: performance.now(), isDone, isRepeated } }
  }

  const send = async (conversation: string) => {
    const clientId = randomUUID()
    const content = `${by}.${++said}`
    const sent = { method: 'POST', path: messagesOf(conversation), body: { clientId, content } }
    // Now and then a browser sends twice at the same moment.
    const [first, ...more] = await Promise.all([
      act(sent),
      ...(random(0, 10) === 0 ? [act(sent)] : []),
    ])
    for (const { times } of [first, ...more]) {
      deeds.push({ kind: 'send', conversation, clientId, content, ...times })
    }
    const { times, body } = first
    if (times.isDone) {
      own.push({ id: (body as { message: MessageView }).message.id, clientId, conversation })
    }
  }

  const edit = async () => {
    const message = own[random(0, own.length)]
    if (!message) return
    const { id, clientId, conversation } = message
    const content = `${by}.${++said} edited`
    const sent = { method: 'PATCH', path: `/messages/${id}`, body: { content } }
    const { times } = await act(sent)
    deeds.push({ kind: 'edit', conversation, clientId, content, ...times })
  }

  const remove = async () => {
    const [message] = own.splice(random(0, own.length), 1)
    if (!message) return
    const { id, clientId, conversation } = message
    const { times, status, isRepeated } = await act({ method: 'DELETE', path: `/messages/${id}` })
    const isDone = times.isDone || (isRepeated && status === 404)
    deeds.push({ kind: 'delete', conversation, clientId, ...times, isDone })
  }

  const read = async (conversation: string) => {
    const path = `/messaging/conversations/${conversation}/read`
    const { times, body } = await act({ method: 'POST', path })
    const readSeq = times.isDone ? (body as ReadState).readSeq : null
    deeds.push({ kind: 'read', conversation, readSeq, ...times })
  }

  /** What they wrote before is not theirs to change any more. */
  const leave = async () => {
    const isReturnLeft = deeds.filter(({ kind }) => kind === 'return').length < mostReturns
    if (actor === group.owner || !isReturnLeft) return
    const path = `/messaging/conversations/${group.id}/members`
    const left = await act({ method: 'DELETE', path })
    deeds.push({ kind: 'leave', conversation: group.id, ...left.times })
    own = own.filter(({ conversation }) => conversation !== group.id)
    const userIds = [actor.id]
    const back = await act({ method: 'POST', path, body: { userIds } }, group.owner)
    deeds.push({ kind: 'return', conversation: group.id, ...back.times })
    pages.find(({ id }) => id === group.id)?.cut()
  }

  while (living.goesOn()) {
    const page = pages[random(0, pages.length)]
    if (!page) return
    const chance = random(0, 100)
    if (chance < 50) await send(page.id)
    else if (chance < 64) await edit()
    else if (chance < 72) await remove()
    else if (chance < 90) await read(page.id)
    else if (chance < 98) page.cut()
    else await leave()
    await sleep(pauseMs)
  }
}
