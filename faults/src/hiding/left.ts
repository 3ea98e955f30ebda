import { randomUUID } from 'node:crypto'
import { type ObjectKind, type RouteDefinition, type RouteName, routes } from '@fanfare/contract'
import { objectsOf, routeNames } from '../access/cases.ts'
import type { Actor } from '../lib/actor.ts'
import type { Browser, Sent } from '../lib/browser.ts'
import { Figure } from '../lib/figures.ts'
import { messagesOf, openGroup } from '../lib/group.ts'
import { must } from '../lib/person.ts'
import { requestOf } from './questions.ts'
import type { Scene } from './scene.ts'
import { openSocket } from './topics.ts'

type Ids = Readonly<Partial<Record<ObjectKind, string>>>

interface Way {
  readonly name: RouteName
  readonly here: Sent
  readonly nowhere: Sent
}

/** Every route that can name the group or a message of it; made of the contract. */
const waysTo = (ids: Ids): Way[] =>
  routeNames.flatMap((name) => {
    const route: RouteDefinition = routes[name]
    const [object] = objectsOf(route)
    const id = object && ids[object.kind]
    if (!id) return []
    const about = (value: string): Sent => {
      const parts = { params: {}, body: {}, [object.in]: { [object.name]: value } }
      const text = JSON.stringify(requestOf(route, parts))
      return JSON.parse(text.replaceAll(/<[a-z-]+>/g, randomUUID()))
    }
    return [{ name, here: about(id), nowhere: about(randomUUID()) }]
  })

const answerOf = async (browser: Browser, sent: Sent) => {
  const { status, body } = await browser.send(sent)
  return `${status} ${(body as { code?: string } | undefined)?.code ?? ''}`
}

const say = async ({ browser }: Actor, groupId: string) => {
  const body = { clientId: randomUUID(), content: 'Hello' }
  const said = await must(browser, { method: 'POST', path: messagesOf(groupId), body })
  return (said.body as { message: { id: string } }).message.id
}

/** Somebody who leaves a group finds neither it nor what they wrote there, by no route and on no socket. */
export const tryLeft = async (scene: Scene, name: string): Promise<Figure> => {
  const figure = new Figure(name)
  const { owner, members, groupId } = await openGroup(scene.world)
  const path = `/messaging/conversations/${groupId}/members`
  const [left, taken] = members
  const leaving = [
    { who: left, how: () => must(left.browser, { method: 'DELETE', path }) },
    {
      who: taken,
      how: () => must(owner.browser, { method: 'DELETE', path: `${path}?userId=${taken.id}` }),
    },
  ]
  for (const { who, how } of leaving) {
    const other = who === left ? taken : left
    const topics = [`conversation:${groupId}`, ...(who === left ? [`presence:${other.id}`] : [])]
    const socket = await openSocket(scene.world, who.browser)
    const messageId = await say(who, groupId)
    for (const topic of topics) {
      figure.count((await socket.joins(topic)) ? undefined : `${topic} is closed to a member`)
    }
    await how()
    const ids = { conversation: groupId, group: groupId, message: messageId }
    for (const { name: route, here, nowhere } of waysTo(ids)) {
      const [answer, missing] = [
        await answerOf(who.browser, here),
        await answerOf(who.browser, nowhere),
      ]
      const isAbsent = answer === missing && answer.startsWith('404')
      figure.count(isAbsent ? undefined : `${route} answers ${answer}, and ${missing} of nothing`)
    }
    for (const topic of topics) {
      figure.count((await socket.joins(topic)) ? `${topic} is open after leaving` : undefined)
    }
    socket.close()
  }
  return figure
}
