import { ContentId, OrderId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { film } from '../../../server/src/domains/media/test/films.ts'
import { type Actor, newCreator, newFan, verified, withClient } from '../lib/actor.ts'
import { openBrowser } from '../lib/browser.ts'
import { Figure } from '../lib/figures.ts'
import { must, newUsername, registration } from '../lib/person.ts'
import { buy, publishArticle, usd } from '../lib/shop.ts'
import { onFile, studioOf } from '../lib/studio.ts'
import type { World } from '../lib/world.ts'
import type { Attack } from './attack.ts'

const pricing = { type: 'paid' as const, price: usd(999) }
const mp4 = { purpose: 'video', name: 'a.mp4', type: 'video/mp4' }

const publishFilm = async ({ tables }: World, creator: Actor) => {
  const { begin, attach, publish } = studioOf(creator)
  const content = await begin('video', { title: 'Locked', pricing })
  await attach(content, onFile, mp4, await film())
  await publish(content)
  const isReady = async () =>
    (
      await tables.rows(
        `select 1 from catalog.contents c join media.assets a on a.id = c.file_asset_id
         where c.id = $1 and c.status = 'published' and a.status = 'ready'`,
        [content.id],
      )
    ).length > 0
  await until('the film', isReady, { timeoutMs: 300_000, everyMs: 250 })
  return ContentId.parse(content.id)
}

interface Bought {
  readonly fan: Actor
  readonly order: OrderId
  readonly id: ContentId
}

const bought = async (fan: Actor, id: ContentId, card?: string): Promise<Bought> => ({
  fan,
  id,
  order: OrderId.parse(await buy(fan, { type: 'content', id }, card)),
})

const addressesOf = async ({ fan, id }: Bought) => {
  const playback = await fan.call('readPlayback', { params: { id }, query: {} })
  return 'renditions' in playback ? playback.renditions.map(({ url }) => url) : []
}

const download = async (url: string) => {
  const reply = await fetch(url)
  await reply.arrayBuffer()
  return reply.status
}

/** What the rule answers: the money at once, or that the creator is asked. */
const isAsked = async ({ fan, order }: Bought) => {
  const body = { reason: 'changed-mind' as const, words: 'It is not for me.' }
  const { refund } = await fan.call('askRefund', { params: { id: order }, body })
  return refund.state === 'requested'
}

/** The addresses were given longer ago than they live, and the log is read until now. */
const letExpire = async ({ tables }: World, { fan, id }: Bought) => {
  await tables.rows(
    `update catalog.consumption set given_at = given_at - interval '20 minutes'
     where account_id = $1 and content_id = $2`,
    [fan.id, id],
  )
  const now = new Date()
  await until('the log', async () => {
    const read = await tables.rows('select 1 from catalog.access_log_reads where read_to > $1', [
      now,
    ])
    return read.length > 0
  })
}

/** Another account, made in the browser of the one before. */
const again = async (world: World, { browser }: Actor): Promise<Actor> => {
  const next = openBrowser(world.stack)
  for (const [name, value] of browser.cookies) {
    if (!name.includes('session')) next.cookies.set(name, value)
  }
  const username = newUsername()
  const email = `${username}@example.test`
  const { body } = await must(next, registration(email, username, false))
  const { user } = body as { user: { id: string } }
  const person = { id: user.id, email, username, browser: next }
  await verified(world, person)
  return withClient(world, person)
}

const numberToken = ({ provider }: World, number: string) =>
  provider.postAsPage('/v1/payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
  })

const tryFilm = async (world: World, creator: Actor, figure: Figure) => {
  const id = await publishFilm(world, creator)
  const count = (held: boolean, fault: string) => figure.count(held ? undefined : fault)

  const silent = await bought(await newFan(world), id)
  const [url = '', ...others] = await addressesOf(silent)
  count((await download(url)) === 200, 'whoever pays gets no bytes')
  await letExpire(world, silent)
  count(await isAsked(silent), 'downloaded, nothing reported, and refunded')

  const liar = await bought(await newFan(world), id)
  for (const each of await addressesOf(liar)) await download(each)
  const progress = { position: 0.1, played: 0.1 }
  await liar.fan.call('reportProgress', { params: { id }, body: progress })
  await letExpire(world, liar)
  count(await isAsked(liar), 'downloaded, a moment reported, and refunded')

  const hasty = await bought(await newFan(world), id)
  await addressesOf(hasty)
  count(await isAsked(hasty), 'refunded while an address still opens all of it')

  const forger = await bought(await newFan(world), id)
  for (const each of [url, ...others]) {
    const forged = each.replace(silent.fan.id, forger.fan.id)
    count(forged !== each, 'an address does not name its recipient')
    count((await download(forged)) === 403, 'an address was made that of somebody else')
  }
  const bare = url.replace(/x-fanfare-for=[^&]*&?/, '')
  count((await download(bare)) === 403, 'an address was made that of nobody')

  const honest = await bought(await newFan(world), id)
  await addressesOf(honest)
  await letExpire(world, honest)
  count(!(await isAsked(honest)), 'what was never fetched is not refunded')
}

/** Three come back by the rule; the fourth must be asked for, whoever asks. */
const tryAccounts = async (
  id: ContentId,
  figure: Figure,
  next: (before: Actor | undefined) => Promise<{ fan: Actor; card?: string }>,
  what: string,
) => {
  let before: Actor | undefined
  for (let turn = 1; turn <= 5; turn++) {
    const { fan, card } = await next(before)
    const asked = await isAsked(await bought(fan, id, card))
    const held = asked === turn > 3
    figure.count(held ? undefined : `refund ${turn} with the same ${what}: asked is ${asked}`)
    before = fan
  }
}

/** The work and the money: by silence, by lies, by haste, by forgery and by many accounts. */
export const tryRefunds: Attack = async (world) => {
  const figure = new Figure('abuse.refunds')
  const creator = await newCreator(world)
  await tryFilm(world, creator, figure)
  const article = await publishArticle(creator, { pricing })
  const sameCard = async () => ({
    fan: await newFan(world),
    card: await numberToken(world, '5555555555554444'),
  })
  await tryAccounts(article, figure, sameCard, 'card')
  const sameDevice = async (before: Actor | undefined) => ({
    fan: before ? await again(world, before) : await newFan(world),
  })
  await tryAccounts(article, figure, sameDevice, 'device')
  return figure
}
