import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '@fanfare/ops'
import { Figure } from '../lib/figures.ts'
import { deadForMs } from '../lib/patience.ts'
import { type Person, register } from '../lib/person.ts'
import { openTab, type Tab } from '../lib/tab.ts'
import { changeBio } from './changes.ts'
import type { World } from './world.ts'

const flush = ({ stack }: World) =>
  new Promise<void>((done, fail) => {
    const line = connect(stack.instance.ports.redis, '127.0.0.1', () => line.write('FLUSHALL\r\n'))
    line.once('error', fail)
    line.once('data', () => {
      line.end()
      done()
    })
  })

const isSignedIn = async ({ browser }: Person) =>
  (await browser.send({ method: 'GET', path: '/auth/profile' })).status === 200

/** A push may be lost, but not for ever: the next change, or the one after it, is told again. */
const hearsAgain = async ({ browser, id }: Person, tab: Tab) => {
  const before = tab.told()
  for (let tries = 0; tries < 10 && tab.told() === before; tries++) {
    await changeBio(browser, id, `Heard again, try ${tries}`).catch(() => {})
    const heard = () => tab.told() > before
    await until('a push', heard, { timeoutMs: 3_000, everyMs: 50 }).catch(() => {})
  }
  return tab.told() > before
}

/** Emptied while it runs, and then killed and started empty: slower, but nobody is signed out. */
export const tryRedis = async (world: World, rounds: number, size: number) => {
  const { stack } = world
  const signedIn = new Figure('delivery.redis-signed-in')
  const sockets = new Figure('delivery.redis-sockets')
  const people = await Promise.all(Array.from({ length: size }, () => register(stack, false)))
  const tabs = people.map((person) => openTab(stack, person, `profile:${person.id}`))
  const checkAll = async (when: string) => {
    for (const person of people) {
      signedIn.count((await isSignedIn(person)) ? undefined : `${person.email} signed out ${when}`)
    }
  }

  for (let round = 0; round < rounds; round++) {
    await until('open sockets', () => tabs.every((tab) => tab.listening()))
    await flush(world)
    await checkAll('when Redis was emptied')
    await stack.kill('redis')
    await checkAll('while Redis was away')
    await sleep(deadForMs(world.random))
    await stack.startService('redis')
    await checkAll('when Redis was back')
    const heard = await Promise.all(
      people.map(async (person, index) => {
        const tab = tabs[index]
        return tab !== undefined && (await hearsAgain(person, tab)) && !tab.signedOut()
      }),
    )
    for (const ok of heard) sockets.count(ok ? undefined : 'a socket did not come back')
  }
  for (const tab of tabs) tab.close()
  return [signedIn, sockets]
}
