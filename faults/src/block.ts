import { setTimeout as sleep } from 'node:timers/promises'
import type { RouteName } from '@fanfare/contract'
import { tryLeft } from './hiding/left.ts'
import { ask, joinedTopics, labelOf, pagesOf } from './hiding/phase.ts'
import { type Question, questionsOf } from './hiding/questions.ts'
import { type FanName, openScene, type Scene } from './hiding/scene.ts'
import {
  askAll,
  tryBack,
  tryCovered,
  tryDocuments,
  tryHidden,
  tryRecords,
  tryTopics,
} from './hiding/tries.ts'
import type { Fault } from './lib/fault.ts'
import { Figure, printAll } from './lib/figures.ts'
import { must } from './lib/person.ts'
import { openProvider } from './lib/provider.ts'
import { openTables } from './lib/tables.ts'

const fanNames: readonly FanName[] = ['fan', 'buyer', 'subscriber']

/** A block ends contact, and keeps nobody from telling us what is wrong. */
const reports: ReadonlySet<RouteName> = new Set(['reportContent'])

/**
 * What was bought stays its buyer's: to see, to play, to take along and to keep a place in, with the comments
 * of others below it and a line in their own history. What they said or liked there before, they can take back.
 */
const ofBuyers: ReadonlySet<RouteName> = new Set([
  'readContent',
  'readPlayback',
  'readStoryboard',
  'readTeaser',
  'downloadContent',
  'recordView',
  'reportProgress',
  'saveContent',
  'unsaveContent',
  'listRelated',
  'listComments',
  'listReplies',
  'likeComment',
  'unlikeComment',
  'unlikeContent',
  'deleteComment',
  'deleteHistoryEntry',
  'restoreHistoryEntry',
])

const isException = ({ bought }: Scene, { name, viewer, about }: Question) =>
  reports.has(name) || (viewer === 'buyer' && bought.includes(about) && ofBuyers.has(name))

/** Those who have signed in; a stranger is nobody’s, and sees what everyone sees. */
const askedByFans = async (scene: Scene) =>
  (await questionsOf(scene)).filter(({ viewer }) => viewer !== 'stranger')

const change = async ({ creator, fans }: Scene, method: 'POST' | 'DELETE') => {
  for (const name of fanNames) {
    await must(creator.browser, { method, path: `/social/users/${fans[name].id}/block` })
  }
}

/** The exceptions are ones: each answers something. */
const tryExceptions = async (scene: Scene, questions: readonly Question[]) => {
  const figure = new Figure('block.exceptions')
  for (const one of questions) {
    const { status, code } = await ask(scene, one, one.sent)
    figure.count(status !== 404 ? undefined : `${labelOf(one)}: ${status} ${code}`)
  }
  return figure
}

/** Replies to others may be kept for five seconds, and a subscription is ended by a subscriber. */
const settleMs = 6_000

/**
 * A creator who has everything blocks a fan, a buyer and a subscriber. Which routes, topics and pages are
 * asked comes from the contract: each answers as if the creator did not exist, apart from the exceptions
 * above and the records of what was paid. A stranger sees what they saw. Then it is taken back.
 */
export const fault: Fault = async (open) => {
  const stack = await open({ build: true })
  await using tables = openTables(stack.env.DATABASE_URL)
  const scene = await openScene({ stack, tables, provider: openProvider(stack.env) })
  const questions = await askedByFans(scene)
  const before = await askAll(scene, questions)
  const topics = await joinedTopics(scene)
  const figures = [
    tryCovered(scene, 'block.covered', questions, before),
    await tryLeft(scene, 'block.left-group'),
  ]

  await change(scene, 'POST')
  await sleep(settleMs)
  const asked = await askedByFans(scene)
  const exceptions = asked.filter((one) => isException(scene, one))
  figures.push(
    ...(await tryHidden(
      scene,
      'block',
      asked.filter((one) => !isException(scene, one)),
    )),
    await tryExceptions(scene, exceptions),
    await tryDocuments(scene, 'block.documents', false, {
      paths: pagesOf(scene),
      viewers: ['fan', 'subscriber'],
    }),
    await tryDocuments(scene, 'block.documents-of-strangers', true, { viewers: ['stranger'] }),
    await tryTopics(scene, 'block.topics', {
      stranger: topics.stranger ?? [],
      buyer: scene.bought.map((id) => `content:${id}`),
    }),
    await tryRecords(scene, 'block.records'),
  )

  await change(scene, 'DELETE')
  await sleep(settleMs)
  figures.push(
    ...(await tryBack(scene, 'block', await askedByFans(scene), before)),
    await tryDocuments(scene, 'block.documents-back', true),
    await tryTopics(scene, 'block.topics-back', topics),
  )
  return printAll(figures)
}
