import { routes } from '@fanfare/contract'
import { type Stack, until } from '@fanfare/ops'
import type { Fault } from './lib/fault.ts'
import { Figure, printAll } from './lib/figures.ts'
import { openProvider } from './lib/provider.ts'
import { sideBySide } from './lib/side-by-side.ts'
import { openTables } from './lib/tables.ts'
import { visitsOf } from './script/addresses.ts'
import { arrange } from './script/arrange.ts'
import { openReading, tryFields } from './script/judge.ts'
import { type Look, openWatcher } from './script/look.ts'
import { markerOf, payloadOf } from './script/payload.ts'
import { plantAll } from './script/plant.ts'
import { openScene, type Scene } from './script/scene.ts'
import { labelOf, type Text, textsOf } from './script/texts.ts'

const atOnce = 6

/** Replies are no pages, and stay none when an address of theirs is opened by itself. */
const repliesTo = (texts: readonly Text[], text: string) =>
  texts
    .filter(({ part, route }) => part === 'query' && routes[route].access === 'public')
    .filter(({ route }) => !routes[route].path.includes(':'))
    .map(({ route, steps }) => {
      const query = new URLSearchParams({ [String(steps[0]?.key)]: text })
      return `/api${routes[route].path}?${query}`
    })

/** Everything that has happened was taken in: by search, by notifications and by the mail. */
const untilKnown = async ({ world: { tables }, fan, creator }: Scene, texts: readonly Text[]) => {
  const name = texts.find((text) => labelOf(text) === 'updateProfile body displayName')
  const path = `/search/users?q=${markerOf(name?.number ?? -1)}`
  await until('search knows the creator', async () => {
    const { body } = await fan.browser.send({ method: 'GET', path })
    return JSON.stringify(body).includes(creator.subject.id)
  })
  await until('mails are sent', async () => {
    const [row] = await tables.rows<{ left: number }>(
      'select count(*)::int as left from platform.outgoing_mail where due_at <= now()',
    )
    return row?.left === 0
  })
}

const mailsTo = async ({ inbox }: Stack, { creator, fan }: Scene) =>
  (await Promise.all([creator, fan].map(({ subject }) => inbox.list(subject.email)))).flat()

/**
 * Markup and script in every text that the contract lets somebody write, and then every screen, map and mail
 * in a real browser: nothing runs, nothing is made of a text, and the text itself is there to be read.
 * `--short` opens each screen as one viewer.
 */
export const fault: Fault = async (open) => {
  // Mails stay in their table with their links until somebody sends them.
  const { env, ...quiet } = await open({ processes: ['api'] })
  await using tables = openTables(env.DATABASE_URL)
  const scene = await openScene({ site: quiet, tables, provider: openProvider(env) })
  const texts = textsOf()
  const planted = await plantAll(scene, texts)
  const stack = await open({ build: true, front: true })
  const places = await arrange(scene)
  await untilKnown(scene, texts)

  const text = payloadOf(texts.length, 150)
  const tags = texts
    .filter(({ steps }) => steps.some(({ key }) => key === 'tags'))
    .map(({ number, longest }) => payloadOf(number, longest))
  const visits = await visitsOf(scene, places, { tags, text })
  await using watcher = await openWatcher(stack.origin)
  const reading = openReading(texts)
  const sessions = { creator: scene.creator.browser, fan: scene.fan.browser, stranger: null }
  const inert = new Figure('script.inert')
  const note = (where: string, { faults }: Look) =>
    inert.count(faults.length > 0 ? `${where}: ${faults.join('; ')}` : undefined)
  await sideBySide(atOnce, visits, async ({ viewer, path }) => {
    const look = await watcher.open(sessions[viewer], path)
    note(`${path} as ${viewer}`, look)
    reading.read(path, look.text)
  })
  const files = ['/sitemap.xml', '/robots.txt', ...repliesTo(texts, text)]
  await sideBySide(atOnce, files, async (path) => note(path, await watcher.open(null, path)))
  for (const { html, subject } of await mailsTo(stack, scene)) {
    note(`the mail ${subject}`, await watcher.show(html))
  }
  return printAll([tryFields(planted), inert, reading.trySwallowed(), reading.tryShown(planted)])
}
