import { setTimeout as sleep } from 'node:timers/promises'
import type { ConversationView } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import type { Fault } from './lib/fault.ts'
import { Figure, printAll } from './lib/figures.ts'
import { undelivered } from './lib/flow.ts'
import { openGroup } from './lib/group.ts'
import { deadForMs } from './lib/patience.ts'
import { must } from './lib/person.ts'
import { openProvider } from './lib/provider.ts'
import { randomFrom } from './lib/random.ts'
import { isShort, seed } from './lib/size.ts'
import { openTables } from './lib/tables.ts'
import { readHistory } from './messages/history.ts'
import { type Client, live } from './messages/life.ts'
import type { AnyDeed, View } from './messages/model/deeds.ts'
import { judge } from './messages/model/rules.ts'
import { type NumberOf, openPage, type Page } from './messages/page.ts'

const operations = isShort ? 500 : 10_000
const longestMs = isShort ? 20_000 : 1_800_000
const everyMs = isShort ? 6_000 : 15_000
/** Pages read again what was edited, and come back, within this. */
const calmMs = 4_000

const viewOf = async ({ number, actor }: Client, page: Page, numberOf: NumberOf): Promise<View> => {
  const path = `/messaging/conversations/${page.id}`
  const { body } = await must(actor.browser, { method: 'GET', path })
  const { conversation } = body as { conversation: ConversationView }
  const messages = (await readHistory(actor, page.id, 0)) ?? []
  return {
    by: number,
    conversation: page.id,
    unreadCount: conversation.unreadCount,
    readSeq: conversation.readSeq,
    messages: messages.map(({ seq, id, clientId, content, senderId }) => {
      return { seq, id, clientId, content, sender: numberOf(senderId) }
    }),
    page: await page.shown(),
  }
}

/**
 * Three people write, change, delete, read, leave and come back in a group and in two conversations, while their
 * connections are cut and the api and the realtime process are killed. In the end what everyone has is compared
 * with what was answered.
 */
export const fault: Fault = async (open) => {
  const stack = await open()
  await using tables = openTables(stack.env.DATABASE_URL)
  const random = randomFrom(seed)
  const world = { stack, tables, provider: openProvider(stack.env), random }
  const { owner, members, directs, greetings, groupId } = await openGroup(world)
  const actors = [owner, ...members]
  const numberOf: NumberOf = (accountId) => actors.findIndex(({ id }) => id === accountId)
  const clients = actors.map((actor, number): Client => {
    const ids = [groupId, ...(number === 0 ? directs : directs.slice(number - 1, number))]
    return { number, actor, pages: ids.map((id) => openPage(world, actor, id, numberOf)) }
  })
  const pages = clients.flatMap((client) => client.pages)
  const deeds: AnyDeed[] = greetings.map(({ by, ...said }) => ({
    ...said,
    kind: 'send',
    by: numberOf(by),
    from: 0,
    until: 0,
    isDone: true,
    isRepeated: false,
  }))
  const end = Date.now() + longestMs
  const goesOn = () => deeds.length < operations && Date.now() < end
  const group = { id: groupId, owner }
  const living = Promise.all(clients.map((one) => live({ world, deeds, group, goesOn }, one)))
  let isOver = false
  const ended = living.finally(() => {
    isOver = true
  })

  const kills = new Figure('messages.kills')
  for (let count = 0; !isOver; count++) {
    await Promise.race([sleep(random(everyMs / 2, everyMs)), ended.catch(() => {})])
    if (isOver) break
    const target = count % 3 === 2 ? 'realtime' : 'api'
    await stack.kill(target)
    await sleep(deadForMs(random))
    await stack.startProcess(target)
    kills.count(undefined)
  }
  await ended
  await until('all events are delivered', async () => (await undelivered(world)) === 0)
  await sleep(calmMs)

  const views: View[] = []
  for (const client of clients) {
    for (const page of client.pages) views.push(await viewOf(client, page, numberOf))
  }
  for (const page of pages) page.close()
  console.log(`messages: ${deeds.length} operations, ${pages.length} pages`)
  const figures = Object.entries(judge(deeds, views)).map(([rule, faults]) => {
    const figure = new Figure(`messages.${rule}`)
    for (const one of faults) figure.count(one)
    return figure
  })
  return printAll([kills, ...figures])
}
