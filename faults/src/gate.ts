import { startStack } from '@fanfare/ops'
import { artefactKinds } from '../../server/src/domains/media/index.ts'
import { bytesAt, gather, keyIn } from './gate/ask.ts'
import { type Artefact, gatedArtefacts, publicCovers } from './gate/objects.ts'
import { makeLocked, secretWord } from './gate/pieces.ts'
import { sharpness } from './gate/sharpness.ts'
import { makeBuyer, makeStrangers, revokeAll } from './gate/viewers.ts'
import { addressOf, type World } from './gate/world.ts'
import type { Browser } from './lib/browser.ts'
import { Figure, printAll } from './lib/figures.ts'
import { type Person, register } from './lib/person.ts'
import type { Piece } from './lib/studio.ts'
import { openTables } from './lib/tables.ts'

await using stack = await startStack('faults')
await using tables = openTables(stack.env.DATABASE_URL ?? '')
const world: World = { site: stack, tables, stack }

const creator = await register(stack, true)
await tables.rows('update identity.accounts set email_verified = true where id = $1', [creator.id])
const pieces = await makeLocked(world, creator)
const artefacts = await gatedArtefacts(world, creator.id)
const byKey = new Map(artefacts.map((artefact) => [artefact.key, artefact]))

/** What this browser can have of the locked pieces, by all it is told. */
const reached = async (browser: Browser): Promise<Set<Artefact>> => {
  const found = new Set<Artefact>()
  for (const piece of pieces) {
    for (const address of (await gather(world, browser, piece)).addresses) {
      const artefact = byKey.get(keyIn(world, address) ?? '')
      if (artefact && (await bytesAt(address)) > 0) found.add(artefact)
    }
  }
  return found
}

/** Every kind there is was made, so that one added later cannot be forgotten here. */
const tryCovered = () => {
  const figure = new Figure('gate.covered')
  for (const [kind, access] of Object.entries(artefactKinds)) {
    if (access === 'public') continue
    const made = artefacts.some((artefact) => artefact.kind === kind)
    figure.count(made ? undefined : `no locked piece here has a ${kind}`)
  }
  return figure
}

/** Kinds that are only for the pipeline or for the owner's choice are opened by nobody else. */
const neverSent = new Set(['audio', 'poster', 'storyboard-index', 'original'])

const tryBuyer = async (buyer: Person) => {
  const figure = new Figure('gate.buyer-opens')
  const kinds = new Set([...(await reached(buyer.browser))].map(({ kind }) => kind))
  for (const kind of new Set(artefacts.map((artefact) => artefact.kind))) {
    if (neverSent.has(kind)) continue
    figure.count(kinds.has(kind) ? undefined : `a buyer was given no ${kind}`)
  }
  const texts = await Promise.all(pieces.map((piece) => gather(world, buyer.browser, piece)))
  const read = texts.some(({ text }) => text.includes(secretWord))
  figure.count(read ? undefined : 'a buyer could not read the article')
  return figure
}

const tryStranger = async (who: string, browser: Browser) => {
  const figure = new Figure(`gate.${who.replaceAll(' ', '-')}`)
  const had = await reached(browser)
  for (const artefact of artefacts) {
    figure.count(had.has(artefact) ? `${who} had the ${artefact.kind} ${artefact.name}` : undefined)
  }
  for (const piece of pieces) {
    const { text } = await gather(world, browser, piece)
    figure.count(text.includes(secretWord) ? `${who} read the locked ${piece.type}` : undefined)
  }
  return figure
}

/** Without a signature, and with one that was given for something else. */
const tryAddresses = async (teased: Piece, browser: Browser) => {
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
const tryRevoked = async (buyer: Person) => {
  const figure = new Figure('gate.revoked')
  const before = await Promise.all(pieces.map((piece) => gather(world, buyer.browser, piece)))
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

const tryCovers = async () => {
  const figure = new Figure('gate.covers')
  for (const address of await publicCovers(world, creator.id)) {
    const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
    const measured = await sharpness(bytes)
    figure.count(measured <= blurredAtMost ? undefined : `${address} is sharp (${measured})`)
  }
  return figure
}

const strangers = await makeStrangers(world, creator, pieces)
const buyer = await makeBuyer(world, pieces)
const figures = [tryCovered(), await tryBuyer(buyer)]
for (const [who, browser] of Object.entries(strangers)) {
  figures.push(await tryStranger(who, browser))
}
const [video] = pieces
if (video) figures.push(await tryAddresses(video, strangers.anonymous))
figures.push(await tryRevoked(buyer), await tryCovers())
process.exitCode = printAll(figures) ? 0 : 1
