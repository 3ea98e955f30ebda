import { bytesAt } from '../gate/ask.ts'
import { Figure } from '../lib/figures.ts'
import { isShort } from '../lib/size.ts'
import {
  ask,
  documentsOf,
  joinedTopics,
  labelOf,
  readDocument,
  type Seen,
  sitemap,
} from './phase.ts'
import { type Question, routesToCover } from './questions.ts'
import { type Scene, type ViewerName, viewerNames } from './scene.ts'

/** Lists of what a person paid for go on naming it. */
const records = new Set([
  'listTransactions',
  'listGifts',
  'listSubscriptions',
  'readSpending',
  'listTipTabs',
])

type Answers = ReadonlyMap<string, Seen>

export const askAll = async (scene: Scene, questions: readonly Question[]): Promise<Answers> => {
  const answers = new Map<string, Seen>()
  for (const one of questions) answers.set(labelOf(one), await ask(scene, one, one.sent))
  return answers
}

const isAnswered = ({ status }: Seen) => status < 300

/** Every route that can name something of theirs was answered to somebody, or it proves nothing. */
export const tryCovered = (
  scene: Scene,
  name: string,
  questions: readonly Question[],
  before: Answers,
) => {
  const figure = new Figure(name)
  for (const route of routesToCover(scene)) {
    const asked = questions.filter((one) => one.name === route)
    const answers = asked.map((one) => before.get(labelOf(one)) as Seen)
    const [first] = answers
    figure.count(
      answers.some(isAnswered)
        ? undefined
        : `${route} was answered to nobody: ${first?.status} ${first?.code}`,
    )
  }
  return figure
}

/** Nothing of theirs is in any answer, and who asks for it hears what they hear of nothing. */
export const tryHidden = async (scene: Scene, suite: string, questions: readonly Question[]) => {
  const hidden = new Figure(`${suite}.hidden`)
  const traceless = new Figure(`${suite}.traceless`)
  for (const one of questions) {
    const answer = await ask(scene, one, one.sent)
    const label = labelOf(one)
    if (one.missing) {
      const nothing = await ask(scene, one, one.missing)
      const same = answer.status === nothing.status && answer.code === nothing.code
      const got = `got ${answer.status} ${answer.code}, nothing gives ${nothing.status} ${nothing.code}`
      hidden.count(same && answer.status >= 400 ? undefined : `${label}: ${got}`)
    }
    if (records.has(one.name)) continue
    traceless.count(answer.traces.length > 0 ? `${label} names ${answer.traces}` : undefined)
  }
  return [hidden, traceless]
}

interface Looked {
  readonly paths?: readonly string[]
  readonly viewers?: readonly ViewerName[]
}

export const tryDocuments = async (
  scene: Scene,
  name: string,
  wanted: boolean,
  { paths = documentsOf(scene), viewers = viewerNames }: Looked = {},
) => {
  const figure = new Figure(name)
  const listed = [scene.creator.username, ...scene.contents.map(({ id }) => id)]
  for (const path of paths) {
    for (const viewer of viewers) {
      const { status, traces } = await readDocument(scene, viewer, path)
      const isMap = path === sitemap
      const shown = isMap ? listed.every((one) => traces.includes(one)) : status === 200
      const holds = wanted ? shown : traces.length === 0 && (isMap || status === 404)
      figure.count(holds ? undefined : `${path} to ${viewer}: ${status}, names ${traces}`)
    }
  }
  return figure
}

export const tryTopics = async (
  scene: Scene,
  name: string,
  wanted: Record<string, readonly string[]>,
) => {
  const figure = new Figure(name)
  for (const [viewer, topics] of Object.entries(await joinedTopics(scene))) {
    const expected = wanted[viewer] ?? []
    const differ = [
      ...topics.filter((one) => !expected.includes(one)),
      ...expected.filter((one) => !topics.includes(one)),
    ]
    figure.count(differ.length > 0 ? `${viewer} and ${differ}` : undefined)
  }
  return figure
}

const addressesIn = (answers: Answers) => {
  const texts = [...answers.values()].map(({ text }) => text)
  return texts.flatMap((text) => text.match(/https?:[^"'\s<>\\]+/g) ?? [])
}

/** The files that these answers lead to, without what is signed anew each time. */
const filesIn = (scene: Scene, answers: Answers) => {
  const own = addressesIn(answers).filter((one) =>
    scene.traces.some((trace) => one.includes(trace)),
  )
  return new Map(own.map((address) => [new URL(address).pathname, address]))
}

/** As before, or where repeating it is a declared conflict; subscriptions that ended stay ended. */
export const tryBack = async (
  scene: Scene,
  suite: string,
  questions: readonly Question[],
  before: Answers,
) => {
  const routes = new Figure(`${suite}.back`)
  const files = new Figure(`${suite}.files-back`)
  const after = await askAll(scene, questions)
  for (const one of questions) {
    const label = labelOf(one)
    const [was, is] = [before.get(label) as Seen, after.get(label) as Seen]
    const asFan = after.get(labelOf({ ...one, viewer: 'fan' }))
    const ended = one.viewer === 'subscriber' && is.status === asFan?.status
    const repeated = one.route.method !== 'GET' && is.status === 409
    const same = is.status === was.status && is.code === was.code
    const fault = `${label}: was ${was.status} ${was.code}, is ${is.status} ${is.code}`
    routes.count(same || ended || repeated ? undefined : fault)
  }
  const isBuyers = (label: string) => label.includes(' buyer')
  const buyers = (answers: Answers) => new Map([...answers].filter(([label]) => isBuyers(label)))
  const [had, has] = [filesIn(scene, buyers(before)), filesIn(scene, buyers(after))]
  for (const path of had.keys()) {
    const address = has.get(path)
    const bytes = address && !isShort ? await bytesAt(address) : 0
    files.count(bytes > 0 ? undefined : `${path} is gone`)
  }
  // Without the pipeline there are no bytes.
  return isShort ? [routes] : [routes, files]
}

/** What buyers paid for stays in their records. */
export const tryRecords = async ({ browsers, orders }: Scene, name: string) => {
  const figure = new Figure(name)
  const paths = [
    `/receipts/${orders['paid-order']}`,
    `/receipts/${orders['paid-order']}/pdf`,
    `/checkout/orders/${orders['paid-order']}`,
    `/gifts/${orders.gift}`,
    '/payments/transactions',
  ]
  for (const path of paths) {
    const { status } = await browsers.buyer.send({ method: 'GET', path })
    figure.count(status === 200 ? undefined : `${path} answered ${status}`)
  }
  return figure
}
