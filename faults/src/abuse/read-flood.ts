import { newCreator } from '../lib/actor.ts'
import { openBrowser } from '../lib/browser.ts'
import { Figure } from '../lib/figures.ts'
import type { Attack } from './attack.ts'

/** What the processes are started with for this, so that few requests show it. */
export const readsAMinute = 300

const statuses = async (ask: () => Promise<{ status: number }>, count: number) => {
  const answers = await Promise.all(Array.from({ length: count }, ask))
  return answers.map(({ status }) => status)
}

/** One address reads everything it can find, past the front. */
export const tryReads: Attack = async (world) => {
  const figure = new Figure('abuse.public-reads')
  const creator = await newCreator(world)
  const paths = [`/profile/${creator.username}`, `/profile/${creator.username}/tiers`]
  const scraper = openBrowser(world.stack)
  const seen: number[] = []
  const from = Date.now()
  for (const path of paths) {
    const read = () => scraper.send({ method: 'GET', path })
    seen.push(...(await statuses(read, readsAMinute / 2 + 50)))
  }
  const read = seen.filter((status) => status === 200).length
  // A machine so busy that it takes longer than a minute begins another one.
  const minutes = Math.ceil((Date.now() - from) / 60_000)
  const most = readsAMinute * minutes
  figure.count(read <= most ? undefined : `${read} reads of one address in ${minutes} minutes`)
  figure.count(read >= readsAMinute ? undefined : `only ${read} of ${readsAMinute} were answered`)
  for (const status of seen.filter((one) => one !== 200)) {
    figure.count(status === 429 ? undefined : `refused with ${status}`)
  }
  const [path = ''] = paths
  const other = await openBrowser(world.stack).send({ method: 'GET', path })
  figure.count(other.status === 200 ? undefined : 'another address is refused too')
  const own = await creator.browser.send({ method: 'GET', path })
  figure.count(own.status === 200 ? undefined : 'who is signed in is refused too')
  return figure
}
