import { artefactKinds } from '../../../server/src/domains/media/index.ts'
import type { Browser } from '../lib/browser.ts'
import { Figure } from '../lib/figures.ts'
import type { Person } from '../lib/person.ts'
import type { Content } from '../lib/studio.ts'
import { bytesAt, gather, keyIn } from './ask.ts'
import { secretWord } from './contents.ts'
import { publicCovers } from './objects.ts'
import type { Scene } from './scene.ts'
import { sharpness } from './sharpness.ts'
import { revokeAll } from './viewers.ts'
import { addressOf } from './world.ts'

/** Every kind there is was made, so that one added later cannot be forgotten here. */
export const tryCovered = ({ artefacts }: Scene) => {
  const figure = new Figure('gate.covered')
  for (const [kind, access] of Object.entries(artefactKinds)) {
    if (access === 'public') continue
    const made = artefacts.some((artefact) => artefact.kind === kind)
    figure.count(made ? undefined : `no locked post here has a ${kind}`)
  }
  return figure
}

/** Kinds that are only for the pipeline or for the owner's choice are opened by nobody else. */
const neverSent = new Set(['audio', 'poster', 'storyboard-index', 'original'])

export const tryBuyer = async ({ world, contents, artefacts, reached }: Scene, buyer: Person) => {
  const figure = new Figure('gate.buyer-opens')
  const kinds = new Set([...(await reached(buyer.browser))].map(({ kind }) => kind))
  for (const kind of new Set(artefacts.map((artefact) => artefact.kind))) {
    if (neverSent.has(kind)) continue
    figure.count(kinds.has(kind) ? undefined : `a buyer was given no ${kind}`)
  }
  const texts = await Promise.all(contents.map((content) => gather(world, buyer.browser, content)))
  const read = texts.some(({ text }) => text.includes(secretWord))
  figure.count(read ? undefined : 'a buyer could not read the article')
  return figure
}

export const tryStranger = async (
  { world, contents, artefacts, reached }: Scene,
  who: string,
  browser: Browser,
) => {
  const figure = new Figure(`gate.${who.replaceAll(' ', '-')}`)
  const had = await reached(browser)
  for (const artefact of artefacts) {
    figure.count(had.has(artefact) ? `${who} had the ${artefact.kind} ${artefact.name}` : undefined)
  }
  for (const content of contents) {
    const { text } = await gather(world, browser, content)
    figure.count(text.includes(secretWord) ? `${who} read the locked ${content.type}` : undefined)
  }
  return figure
}

/** Without a signature, and with one that was given for something else. */
export const tryAddresses = async (
  { world, artefacts }: Scene,
  teased: Content,
  browser: Browser,
) => {
  const figure = new Figure('gate.addresses')
  const { addresses } = await gather(world, browser, teased)
  const open = addresses.find((address) => keyIn(world, address))
  figure.count(open && (await bytesAt(open)) > 0 ? undefined : 'the teaser could not be played')
  for (const { kind, name, key } of artefacts) {
    const plain = addressOf(world, key)
    figure.count((await bytesAt(plain)) > 0 ? `${kind} ${name} needs no signature` : undefined)
    if (!open) continue
    const forged = `${plain}${new URL(open).search}`
    figure.count((await bytesAt(forged)) > 0 ? `${kind} ${name} took another's` : undefined)
  }
  return figure
}

const longest = 10 * 60_000

/** A new play is refused at once; the addresses of one that runs end within ten minutes. */
export const tryRevoked = async ({ world, contents, reached }: Scene, buyer: Person) => {
  const figure = new Figure('gate.revoked')
  const before = await Promise.all(contents.map((content) => gather(world, buyer.browser, content)))
  await revokeAll(world, buyer)
  for (const address of before.flatMap(({ addresses }) => addresses)) {
    const query = new URL(address).searchParams
    const signed = query.get('X-Amz-Date')
    if (!signed) continue
    const iso = signed.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z')
    const end = Date.parse(iso) + Number(query.get('X-Amz-Expires')) * 1000
    figure.count(
      end - Date.now() <= longest ? undefined : `an address lasts until ${new Date(end)}`,
    )
  }
  const had = await reached(buyer.browser)
  figure.count(had.size === 0 ? undefined : `${had.size} artefacts after the refund`)
  return figure
}

/** Of 255; a sharp frame of the sample has more than ten times as much. */
const blurredAtMost = 2

export const tryCovers = async ({ world, creator }: Scene) => {
  const figure = new Figure('gate.covers')
  for (const address of await publicCovers(world, creator.id)) {
    const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
    const measured = await sharpness(bytes)
    figure.count(measured <= blurredAtMost ? undefined : `${address} is sharp (${measured})`)
  }
  return figure
}
