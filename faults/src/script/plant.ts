import { type ObjectKind, type RouteDefinition, type RouteObject, routes } from '@fanfare/contract'
import { objectsOf } from '../access/cases.ts'
import { objectFactory } from '../access/objects.ts'
import { exampleOf } from '../access/request.ts'
import { type Caller, newCaller } from '../access/world.ts'
import type { Answer, Sent } from '../lib/browser.ts'
import { documentOf, linkOf, payloadOf } from './payload.ts'
import type { Scene } from './scene.ts'
import { labelOf, type Text, withText } from './texts.ts'

/** Secrets and codes are compared and kept as hashes; trying them must not lock the people out. */
const ofSecrets = /password|token|code/i

/** A draft of each type has texts of its own. */
const alsoOn: Partial<Record<ObjectKind, readonly ObjectKind[]>> = {
  draft: ['draft', 'video-draft', 'image-draft'],
}

const attackFor = ({ number, longest, shape }: Text): unknown => {
  if (shape === 'address') return linkOf(number)
  const payload = payloadOf(number, longest)
  return shape === 'document' ? documentOf(payload) : payload
}

const put = (sent: Sent, text: Text): Sent => {
  if (text.part === 'body')
    return { ...sent, body: withText(sent.body, text.steps, attackFor(text)) }
  const address = new URL(sent.path, 'http://api')
  address.searchParams.set(String(text.steps[0]?.key), String(attackFor(text)))
  return { ...sent, path: `${address.pathname}${address.search}` }
}

const idsOf = async (
  { world, creator }: Scene,
  { subject }: Caller,
  objects: readonly RouteObject[],
  first: ObjectKind | undefined,
) => {
  const found = { params: {} as Record<string, unknown>, body: {} as Record<string, unknown> }
  let parent: string | undefined
  for (const [position, { in: place, name, kind, allowed }] of objects.entries()) {
    const owner = allowed === 'anyone' ? creator.subject : subject
    const made =
      kind === 'tippable'
        ? creator.subject.id
        : await objectFactory(position === 0 ? (first ?? kind) : kind).own(world, owner, parent)
    found[place][name] = made
    parent = made
  }
  return found
}

type Writer = () => Promise<Caller>

/** Those whose texts are looked at afterwards, or each time somebody new where it would lock them out. */
const writersOf = (
  { world, creator, fan }: Scene,
  route: RouteDefinition,
  texts: readonly Text[],
): Writer[] => {
  const { access } = route
  if (access === 'moderator' || access === 'admin') return [() => newCaller(world, access)]
  const isSecret = texts.some(({ steps }) => ofSecrets.test(String(steps.at(-1)?.key)))
  if (isSecret) return [() => newCaller(world, access === 'creator' ? 'creator' : 'fan')]
  return (access === 'creator' ? [creator] : [fan, creator]).map((one) => async () => one)
}

/** Whoever's texts are looked at has a confirmed address and a card from the beginning. */
const isReady = (
  { creator, fan }: Scene,
  writer: Caller,
  { example: { given } }: RouteDefinition,
) =>
  (writer === creator || writer === fan) && (given === 'email-verified' || given === 'card-on-file')

export interface Planted {
  readonly text: Text
  /** It was accepted from somebody. */
  readonly isTaken: boolean
  /** The last answer to it by itself. */
  readonly answer: Answer
}

const isTaken = ({ status }: Answer) => status < 300

/** Together, so that one thing holds all of them, and each by itself where that is refused. */
const plantIn = async (scene: Scene, route: RouteDefinition, texts: readonly Text[]) => {
  const outcomes = new Map<Text, Answer>()
  const note = (text: Text, answer: Answer) => {
    const before = outcomes.get(text)
    if (!before || !isTaken(before) || answer.status >= 500) outcomes.set(text, answer)
  }
  const objects = objectsOf(route)
  const [first] = objects
  const kinds = (first && alsoOn[first.kind]) ?? [undefined]
  for (const newWriter of writersOf(scene, route, texts)) {
    for (const kind of kinds) {
      const send = async (these: readonly Text[]) => {
        const writer = await newWriter()
        const ids = await idsOf(scene, writer, objects, kind)
        const given = isReady(scene, writer, route) ? null : route.example.given
        const example = await exampleOf(scene.world, writer, route, ids, given)
        return writer.browser.send(these.reduce(put, example))
      }
      const prose = texts.filter(({ shape }) => shape === 'prose' || shape === 'document')
      const together = prose.length > 0 ? await send(prose) : undefined
      if (together && isTaken(together)) for (const text of prose) note(text, together)
      const rest =
        together && isTaken(together) ? texts.filter((one) => !prose.includes(one)) : texts
      for (const text of rest) note(text, await send([text]))
    }
  }
  return outcomes
}

/** Sends every text of the contract from those who may write it. */
export const plantAll = async (scene: Scene, texts: readonly Text[]): Promise<Planted[]> => {
  const planted: Planted[] = []
  for (const [name, own] of Map.groupBy(texts, ({ route }) => route)) {
    const route: RouteDefinition = routes[name]
    try {
      const outcomes = await plantIn(scene, route, own)
      for (const [text, answer] of outcomes)
        planted.push({ text, answer, isTaken: isTaken(answer) })
    } catch (error) {
      throw new Error(`${labelOf(own[0] as Text)} could not be tried`, { cause: error })
    }
  }
  return planted
}
