import { randomUUID } from 'node:crypto'
import { type AccountId, money, splitPrice } from '@fanfare/contract'
import { runningPid, startStack } from '@fanfare/ops'
import { ofCreator, ours } from '../../server/src/domains/billing/ledger/accounts.ts'
import { entryOf, move } from '../../server/src/domains/billing/ledger/entry.ts'
import { releaseEarnings } from '../../server/src/domains/billing/ledger/movements/release.ts'
import { postSale } from '../../server/src/domains/billing/ledger/movements/sale.ts'
import {
  readTrialBalance,
  readWrongBalances,
} from '../../server/src/domains/billing/ledger/reader/balances.ts'
import { postEntry } from '../../server/src/domains/billing/ledger/writer/post.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { scopeOf } from '../../server/src/platform/scope.ts'
import { type Figure, finish, interleave } from './lib/figure.ts'
import { familyCpuSeconds } from './lib/load.ts'
import { fillTpcB, tpcB } from './lib/pgbench.ts'

const rounds = 7
const load = { seconds: 4, clients: 8 }
const branches = 20

await using stack = await startStack('bench', { processes: [] })
const url = stack.env.DATABASE_URL ?? ''
const config = readConfig({ ...stack.env, DATABASE_POOL: String(load.clients) })
const platform = await openPlatform(config, 'bench')
const scope = scopeOf(platform, { kind: 'system' })
const postgres = runningPid(stack.instance, 'postgres') ?? 0

const split = splitPrice(money(999, 'USD'))
const creators = Array.from({ length: 1_000 }, () => randomUUID() as AccountId)
const anyone = () => creators[Math.floor(Math.random() * creators.length)] as AccountId
const viral = creators[0] as AccountId

/** As checkout posts one: the entry, its lines and what the creator earns by it, in one transaction. */
const sell = (creatorId: AccountId) => {
  const source = randomUUID()
  const now = scope.now()
  const sale = { source, reference: `ch_${source}`, creatorId, split, availableAt: now }
  return scope.transact((tx) => postSale(tx, { ...sale, rail: 'card' }, now))
}

/** One cent out of an account that can be spent: an entry, its line, and the balance it must not overdraw. */
const transfer = (creatorId: AccountId) => {
  const from = ofCreator('creator-available', creatorId)
  const lines = [move(from, ours('clearing:card'), money(1, 'USD'))]
  const entry = entryOf({ kind: 'payout', source: randomUUID() }, lines)
  return scope.transact((tx) => postEntry(tx, entry, scope.now()))
}

/** What one second of CPU, this process's and the engine's together, comes to. */
const perCpuSecond = async (post: () => Promise<unknown>) => {
  const spent = async () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6 + (await familyCpuSeconds(postgres))
  }
  const before = await spent()
  const until = performance.now() + load.seconds * 1_000
  let posted = 0
  const client = async () => {
    for (; performance.now() < until; posted++) await post()
  }
  await Promise.all(Array.from({ length: load.clients }, client))
  return posted / ((await spent()) - before)
}

const bare = async () => {
  const before = await familyCpuSeconds(postgres)
  const { transactions, clientCpu } = await tpcB(url, load)
  return transactions / ((await familyCpuSeconds(postgres)) - before + clientCpu)
}

/** A figure of books that do not add up would be worth nothing. */
const expectSound = async () => {
  const trial = await readTrialBalance(scope.db)
  const sum = trial.reduce((total, { debits, credits }) => total + debits - credits, 0)
  if (trial.length === 0 || sum !== 0) throw new Error(`the trial balance is off by ${sum}`)
  if ((await readWrongBalances(scope.db)).length > 0) throw new Error('balances are wrong')
}

try {
  await fillTpcB(url, branches)
  for (const creator of creators) await sell(creator)
  while ((await scope.transact((tx) => releaseEarnings(tx, scope.now()))) > 0);
  const figures: Figure[] = []
  for (const [name, goal, post] of [
    ['ledger.transfer', 0.9, () => transfer(anyone())],
    ['ledger.viral', 0.8, () => sell(viral)],
  ] as const) {
    const result = await interleave(rounds, () => perCpuSecond(post), bare)
    figures.push({ name, ...result, goal, wants: 'at least' })
  }
  await expectSound()
  finish(figures)
} finally {
  await platform.close()
}
