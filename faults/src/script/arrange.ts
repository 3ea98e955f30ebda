import type { Answer, Browser } from '../lib/browser.ts'
import { must } from '../lib/person.ts'
import type { Scene } from './scene.ts'

const idsFrom = async ({ world: { tables } }: Scene, text: string, ...values: readonly string[]) =>
  (await tables.rows<{ id: string }>(text, values)).map(({ id }) => id)

/** Whatever of theirs is complete is published; the rest stays a draft. */
const publishDrafts = async (scene: Scene) => {
  const { browser, subject } = scene.creator
  const drafts = await idsFrom(
    scene,
    `select id from catalog.contents where creator_id = $1 and status = 'draft'`,
    subject.id,
  )
  const answers: Answer[] = []
  for (const id of drafts) {
    const body = { when: 'ready', rightsConfirmed: true }
    answers.push(await browser.send({ method: 'POST', path: `/content/${id}/publish`, body }))
  }
  if (!answers.some(({ status }) => status < 300)) {
    throw new Error(`no draft could be published: ${JSON.stringify(answers[0])}`)
  }
}

const fillSeries = async (scene: Scene, contentIds: readonly string[]) => {
  const { browser, subject } = scene.creator
  const [id] = await idsFrom(
    scene,
    `select id from catalog.series where creator_id = $1 and title like 'q%' limit 1`,
    subject.id,
  )
  const body = { contentIds: contentIds.slice(0, 3) }
  await must(browser, { method: 'PUT', path: `/series/${id}/contents`, body })
}

const giftLink = async (browser: Browser, id: string) => {
  const { body } = await must(browser, { method: 'GET', path: `/gifts/${id}` })
  return (body as { gift: { link: string } }).gift.link.split('/').at(-1) ?? ''
}

/** Where the texts can be read, by what the addresses of screens name. */
export interface Places {
  readonly contents: readonly string[]
  readonly drafts: readonly string[]
  readonly series: readonly string[]
  readonly packs: readonly string[]
  readonly tiers: readonly string[]
  readonly gifts: readonly string[]
  readonly giftTokens: readonly string[]
  readonly orders: readonly string[]
  readonly conversations: readonly string[]
}

/** Brings what was written before those who read it: published, followed, saved, commented. */
export const arrange = async (scene: Scene): Promise<Places> => {
  const { creator, fan } = scene
  const [creatorId, fanId] = [creator.subject.id, fan.subject.id]
  await publishDrafts(scene)
  const written = (status: string) =>
    idsFrom(
      scene,
      `select id from catalog.contents where creator_id = $1 and status = '${status}'
         and (title like 'q%' or id in (select content_id from catalog.comments))`,
      creatorId,
    )
  const contents = await written('published')
  await fillSeries(scene, contents)
  await must(fan.browser, { method: 'POST', path: `/social/users/${creatorId}/follow` })
  for (const id of contents.slice(0, 3)) {
    await must(fan.browser, { method: 'POST', path: `/content/${id}/save` })
  }
  const gifts = await idsFrom(
    scene,
    'select order_id as id from billing.gifts where giver_id = $1',
    fanId,
  )
  return {
    contents,
    drafts: await written('draft'),
    series: await idsFrom(scene, 'select id from catalog.series where creator_id = $1', creatorId),
    packs: await idsFrom(
      scene,
      `select id from social.packs where owner_id in ($1, $2) and title like 'q%'`,
      creatorId,
      fanId,
    ),
    tiers: await idsFrom(scene, 'select id from billing.tiers where creator_id = $1', creatorId),
    gifts,
    giftTokens: await Promise.all(gifts.map((id) => giftLink(fan.browser, id))),
    orders: await idsFrom(
      scene,
      `select id from billing.orders where account_id = $1 and state = 'paid'`,
      fanId,
    ),
    conversations: await idsFrom(
      scene,
      `select c.id from messaging.conversations c
       join messaging.members on conversation_id = c.id and account_id in ($1, $2)
       where c.name like 'q%' or exists (
         select from messaging.messages m where m.conversation_id = c.id and m.text like 'q%')`,
      creatorId,
      fanId,
    ),
  }
}
