import { ContentId } from '@fanfare/contract'
import { makeDirect } from '../access/conversations.ts'
import { makeTier } from '../access/tiers.ts'
import { makeLocked } from '../gate/contents.ts'
import { type Actor, newCreator, newFan } from '../lib/actor.ts'
import { type Browser, openBrowser } from '../lib/browser.ts'
import { makeComment, makeContent, makePublishedPicture, makeTeasedVideo } from '../lib/contents.ts'
import { must } from '../lib/person.ts'
import { buy, newTier, publishArticle, subscribe } from '../lib/shop.ts'
import { isShort } from '../lib/size.ts'
import type { Content } from '../lib/studio.ts'
import type { World } from '../lib/world.ts'

export const viewerNames = ['stranger', 'fan', 'buyer', 'subscriber'] as const
export type ViewerName = (typeof viewerNames)[number]
/** Those who have signed in. */
export type FanName = Exclude<ViewerName, 'stranger'>

/** A creator with everything one can have, and those who look at it. */
export interface Scene {
  readonly world: World
  readonly creator: Actor
  readonly contents: readonly Content[]
  /** Bought by the buyer, and the one who gave it away. */
  readonly orders: Readonly<Record<'paid-order' | 'gift', string>>
  readonly seriesId: string
  readonly packId: string
  readonly freeTierId: string
  /** Of the creator and each of them, who have answered each other. */
  readonly conversations: Readonly<Record<FanName, string>>
  readonly browsers: Readonly<Record<ViewerName, Browser>>
  readonly fans: Readonly<Record<FanName, Actor>>
  /** What the buyer has paid for. */
  readonly bought: readonly string[]
  /** A new comment of theirs on each post; a stranger asks about a fan’s. */
  comment(viewer: ViewerName): Promise<ReadonlyMap<string, string>>
  /** Whoever reads one of these in a reply has something of the creator. */
  readonly traces: readonly string[]
}

/** Without the pipeline, which takes minutes: rows as it leaves them, and no bytes. */
const makeRows = async ({ tables }: World, { id }: Actor): Promise<readonly Content[]> => {
  const contents = [
    { type: 'video', id: await makeTeasedVideo(tables, id) },
    { type: 'image', id: await makePublishedPicture(tables, id) },
    {
      type: 'article',
      id: await makeContent(tables, id, { type: 'article', status: 'published', price: 999 }),
    },
  ]
  const ids = contents.map((content) => content.id)
  await tables.rows(
    `update catalog.contents set visibility = 'premium', pricing = 'paid', price = 999, currency = 'USD'
     where id = any($1)`,
    [ids],
  )
  await tables.rows(
    `update catalog.content_stats s set visibility = c.visibility, is_free = c.is_free
     from catalog.contents c where c.id = s.content_id and c.id = any($1)`,
    [ids],
  )
  return contents
}

const makeSeries = async ({ browser }: Actor, contents: readonly Content[]) => {
  const made = await must(browser, {
    method: 'POST',
    path: '/series',
    body: { title: 'A year of skies', description: '' },
  })
  const { id } = (made.body as { series: { id: string } }).series
  const body = { contentIds: contents.map((content) => content.id) }
  await must(browser, { method: 'PUT', path: `/series/${id}/contents`, body })
  return id
}

const makePack = async ({ browser, id }: Actor) => {
  const made = await must(browser, {
    method: 'POST',
    path: '/social/packs',
    body: { title: 'Skies', description: '', creatorIds: [id] },
  })
  return (made.body as { pack: { id: string } }).pack.id
}

const makeFreeTier = async ({ tables }: World, { id }: Actor) => {
  const tierId = await makeTier(tables, id)
  await tables.rows('update billing.tiers set price = 0 where id = $1', [tierId])
  return tierId
}

export const openScene = async (world: World): Promise<Scene> => {
  const { tables, stack } = world
  const creator = await newCreator(world)
  await tables.rows('update profiles.profiles set is_confirmed = true where account_id = $1', [
    creator.id,
  ])
  const locked = isShort
    ? await makeRows(world, creator)
    : await makeLocked({ ...world, site: stack }, creator)
  const freeId = await publishArticle(creator, { visibility: 'public', pricing: { type: 'free' } })
  const contents = [...locked, { id: freeId, type: 'article' }]
  const premium = await newTier(creator, 499, { isPremium: true })
  const [fan, buyer, subscriber] = [
    await newFan(world),
    await newFan(world),
    await newFan(world),
  ] as const
  const bought: string[] = []
  const ids = locked.map(({ id }) => ContentId.parse(id))
  for (const id of ids) bought.push(await buy(buyer, { type: 'content', id }))
  const gift = await buy(buyer, { type: 'gift', id: ids[0] as ContentId })
  await subscribe(subscriber, premium)
  const seriesId = await makeSeries(creator, contents)
  const packId = await makePack(creator)
  const freeTierId = await makeFreeTier(world, creator)
  const talk = async ({ id }: Actor) => (await makeDirect(tables, creator.id, id)).id
  const conversations = {
    fan: await talk(fan),
    buyer: await talk(buyer),
    subscriber: await talk(subscriber),
  }
  const assets = await tables.rows<{ id: string }>(
    'select id from media.assets where owner_id = $1',
    [creator.id],
  )
  return {
    world,
    creator,
    contents,
    orders: { 'paid-order': bought[0] ?? '', gift },
    seriesId,
    packId,
    freeTierId,
    conversations,
    fans: { fan, buyer, subscriber },
    bought: ids,
    browsers: {
      stranger: openBrowser(stack),
      fan: fan.browser,
      buyer: buyer.browser,
      subscriber: subscriber.browser,
    },
    async comment(viewer) {
      const { id: author } = viewer === 'buyer' ? buyer : viewer === 'subscriber' ? subscriber : fan
      const written = contents.map(
        async ({ id }) => [id, await makeComment(tables, author, id)] as const,
      )
      return new Map(await Promise.all(written))
    },
    traces: [
      creator.id,
      creator.username,
      seriesId,
      packId,
      premium,
      freeTierId,
      ...Object.values(conversations),
      ...contents.map(({ id }) => id),
      ...assets.map(({ id }) => id),
    ],
  }
}
