import { cookieHeader } from '../lib/browser.ts'
import type { Question } from './questions.ts'
import { type Scene, type ViewerName, viewerNames } from './scene.ts'
import { openSocket, topicsOf } from './topics.ts'

/** How something was answered, and whether anything of the creator is in it. */
export interface Seen {
  readonly status: number
  readonly code: string
  readonly traces: readonly string[]
  readonly text: string
}

const tracesIn = ({ traces }: Scene, text: string) => traces.filter((one) => text.includes(one))

const seen = (scene: Scene, status: number, text: string): Seen => {
  const code = /"code":"([\w.-]+)"/.exec(text)?.[1] ?? ''
  return { status, code, traces: tracesIn(scene, text), text }
}

export const labelOf = ({ name, viewer, about }: Question) => `${name} ${viewer} ${about}`.trim()

export const ask = async (scene: Scene, { viewer }: Question, sent: Question['sent']) => {
  const { status, body } = await scene.browsers[viewer].send(sent)
  return seen(scene, status, JSON.stringify(body ?? ''))
}

/** The pages as they are served, with their first data in them. */
export const pagesOf = ({ creator, seriesId, contents }: Scene) => [
  `/profile/${creator.username}`,
  `/series/${seriesId}`,
  ...contents.map(({ id }) => `/content/${id}`),
]

/** With every file that it lists. */
export const sitemap = '/sitemap.xml'

/** With what search engines are told. */
export const documentsOf = (scene: Scene) => [...pagesOf(scene), sitemap]

const readAs = async ({ world: { stack }, browsers }: Scene, viewer: ViewerName, path: string) => {
  const cookie = cookieHeader(browsers[viewer].cookies)
  const reply = await fetch(`${stack.apiUrl}${path}`, { headers: cookie ? { cookie } : {} })
  return { status: reply.status, text: await reply.text() }
}

export const readDocument = async (scene: Scene, viewer: ViewerName, path: string) => {
  const { status, text } = await readAs(scene, viewer, path)
  if (path !== sitemap) return seen(scene, status, text.replaceAll(path, ''))
  const listed = text.match(/\/sitemaps\/[\w/-]+\.xml/g) ?? []
  const files = await Promise.all(listed.map((one) => readAs(scene, viewer, one)))
  return seen(scene, status, files.map((file) => file.text).join(''))
}

/** By viewer, the topics that they are let in to. */
export const joinedTopics = async (scene: Scene) => {
  const joined: Record<string, readonly string[]> = {}
  for (const viewer of viewerNames) {
    const socket = await openSocket(scene.world, scene.browsers[viewer])
    const entered: string[] = []
    for (const topic of topicsOf(scene)) if (await socket.joins(topic)) entered.push(topic)
    socket.close()
    joined[viewer] = entered
  }
  return joined
}
