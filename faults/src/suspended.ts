import { setTimeout as sleep } from 'node:timers/promises'
import { socketRules } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { joinedTopics } from './hiding/phase.ts'
import { questionsOf } from './hiding/questions.ts'
import { openScene, type Scene } from './hiding/scene.ts'
import { openSocket } from './hiding/topics.ts'
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
import { password } from './lib/person.ts'
import { openProvider } from './lib/provider.ts'
import { openTables } from './lib/tables.ts'

/** Replies to strangers are kept by the api for five seconds. */
const cacheMs = 6_000

const signIn = async ({ creator, world }: Scene) => {
  const path = '/auth/login'
  const body = { email: creator.email, password }
  const reply = await fetch(`${world.stack.apiUrl}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.stack.origin },
    body: JSON.stringify(body),
  })
  return ((await reply.json()) as { code?: string }).code ?? reply.status
}

/**
 * A creator who has everything, as a stranger, a fan, a buyer and a subscriber see them: before they are
 * suspended, meanwhile and after. Which routes are asked comes from the contract. `--short` makes no
 * files.
 */
export const fault: Fault = async (open) => {
  const stack = await open({ build: true })
  await using tables = openTables(stack.env.DATABASE_URL)
  const world = { stack, tables, provider: openProvider(stack.env) }
  const scene = await openScene(world)
  const { creator } = scene
  const questions = await questionsOf(scene)
  const before = await askAll(scene, questions)
  const topics = await joinedTopics(scene)
  const figures = [
    tryCovered(scene, 'suspended.covered', questions, before),
    await tryDocuments(scene, 'suspended.documents-before', true),
    await tryRecords(scene, 'suspended.records-before'),
  ]

  const own = await openSocket(world, creator.browser)
  const sockets = new Figure('suspended.sockets')
  sockets.count(
    (await own.joins(`account:${creator.id}`)) ? undefined : 'their own topic is closed',
  )
  await stack.run('staff', 'suspend', creator.username, 'Under review.')
  await until('their socket is closed', async () => own.closedWith() !== null)
  const { sessionEnded } = socketRules.closeCodes
  sockets.count(own.closedWith() === sessionEnded ? undefined : `closed with ${own.closedWith()}`)
  const refused = await signIn(scene)
  sockets.count(refused === 'auth.suspended' ? undefined : `signing in answers ${refused}`)
  await sleep(cacheMs)
  figures.push(
    sockets,
    ...(await tryHidden(scene, 'suspended', await questionsOf(scene))),
    await tryDocuments(scene, 'suspended.documents', false),
    await tryTopics(scene, 'suspended.topics', {}),
    await tryRecords(scene, 'suspended.records'),
  )

  await stack.run('staff', 'restore', creator.username, 'Reviewed.')
  await sleep(cacheMs)
  figures.push(
    ...(await tryBack(scene, 'suspended', await questionsOf(scene), before)),
    await tryDocuments(scene, 'suspended.documents-back', true),
    await tryTopics(scene, 'suspended.topics-back', topics),
  )
  return printAll(figures)
}
