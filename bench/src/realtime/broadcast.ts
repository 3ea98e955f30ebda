import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type ServerMessage, socketRules } from '@fanfare/contract'
import { issueTicket } from '../../../server/src/platform/realtime/tickets.ts'
import { scopeOf } from '../../../server/src/platform/scope.ts'
import { person } from '../../../server/test/person.ts'
import { type Figure, interleave, printNoted } from '../lib/figure.ts'
import { cpuSeconds } from '../lib/load.ts'
import type { Order } from './listeners.ts'
import type { World } from './size.ts'

const startBrowsers = () => fork(new URL('listeners.ts', import.meta.url))

const tell = async (child: ChildProcess, order: Order, answer: string) => {
  child.send(order)
  const [said] = await once(child, 'message')
  if (said !== answer) throw new Error(`${answer} was awaited, and ${said} was said`)
}

/** Kilobytes of a process that are in memory. */
const residentOf = async (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])

const batch = 1_000

/** Opens the sockets; answers what each of them takes in memory while nothing is said. */
const crowd = async (
  browsers: ChildProcess,
  server: number,
  count: number,
  { say, address }: { say: string | null; address: () => Promise<string> },
) => {
  const before = await residentOf(server)
  // A ticket is good for half a minute.
  for (let opened = 0; opened < count; opened += batch) {
    const some = Math.min(batch, count - opened)
    const open = await Promise.all(Array.from({ length: some }, address))
    await tell(browsers, { open, say }, 'open')
  }
  return ((await residentOf(server)) - before) / count
}

/** The same bytes to everyone who listens, against `ws` alone: what a second of CPU comes to. */
export const measureBroadcast = async (world: World): Promise<Figure[]> => {
  const { stack, platform, size, realtime } = world
  const { sockets, broadcasts, rounds } = size
  const creator = await person(
    { scope: (actor = { kind: 'anonymous' }) => scopeOf(platform, actor) },
    true,
  )
  const topic = `profile:${creator.actor.accountId}`
  const message: ServerMessage = { type: 'changed', topic, what: 'x'.repeat(300) }
  const [ownBrowsers, bareBrowsers] = [startBrowsers(), startBrowsers()]
  const bare = fork(new URL('bare-sockets.ts', import.meta.url))
  const [barePort] = await once(bare, 'message')
  const home = `ws://127.0.0.1:${stack.instance.ports.realtime}${socketRules.path}`
  const subscribe = { type: 'subscribe', topic, id: 'a', timestamp: new Date() }
  const memory = {
    ours: await crowd(ownBrowsers, realtime, sockets, {
      say: JSON.stringify(subscribe),
      address: async () => {
        const holder = { actor: { kind: 'anonymous' }, address: randomUUID() } as const
        return `${home}?ticket=${await issueTicket(platform.cache, holder)}`
      },
    }),
    bare: await crowd(bareBrowsers, bare.pid ?? 0, sockets, {
      say: null,
      address: async () => `ws://127.0.0.1:${barePort}/`,
    }),
  }

  const perCpuSecond =
    (server: number, browsers: ChildProcess, send: () => Promise<unknown>) => async () => {
      const hear = sockets * broadcasts
      await tell(browsers, { hear }, 'ready')
      const before = await cpuSeconds(server)
      const heard = once(browsers, 'message')
      for (let sent = 0; sent < broadcasts; sent++) await send()
      await heard
      return hear / ((await cpuSeconds(server)) - before)
    }
  const ours = perCpuSecond(realtime, ownBrowsers, () => platform.push.send(topic, message))
  const text = JSON.stringify(message)
  const alone = perCpuSecond(bare.pid ?? 0, bareBrowsers, async () => bare.send(text))
  await ours()
  await alone()
  const figure = await interleave(rounds, ours, alone)
  for (const child of [ownBrowsers, bareBrowsers, bare]) child.kill()
  printNoted('realtime.memory-of-a-socket', memory.ours, 'KB')
  printNoted('realtime.memory-of-a-bare-socket', memory.bare, 'KB')
  return [{ name: 'realtime.broadcast', ...figure, unit: '/cpu-s', goal: 0.5, wants: 'at least' }]
}
