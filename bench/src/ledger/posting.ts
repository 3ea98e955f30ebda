import { randomUUID } from 'node:crypto'
import { type AccountId, money, splitPrice } from '@fanfare/contract'
import { runningPid, startStack } from '@fanfare/ops'
import { ofCreator, ours } from '../../../server/src/domains/ledger/accounts.ts'
import { entryOf, move } from '../../../server/src/domains/ledger/entry.ts'
import { releaseEarnings } from '../../../server/src/domains/ledger/movements/release.ts'
import { postSales } from '../../../server/src/domains/ledger/movements/sale.ts'
import {
  readTrialBalance,
  readWrongBalances,
} from '../../../server/src/domains/ledger/reader/balances.ts'
import { postEntry } from '../../../server/src/domains/ledger/writer/post.ts'
import { readConfig } from '../../../server/src/platform/config/config.ts'
import { openPlatform } from '../../../server/src/platform/platform.ts'
import { type Scope, scopeOf } from '../../../server/src/platform/scope.ts'
import { type Figure, interleave } from '../lib/figure.ts'
import { familyCpuSeconds } from '../lib/load.ts'
import { fillTpcB, tpcB } from '../lib/pgbench.ts'
import { openBareRows } from './bare-rows.ts'

const rounds = 7
const load = { seconds: 4, clients: 8 }
const branches = 20
const renewals = { rounds: 10, each: 100_000 }

const split = splitPrice(money(999, 'USD'))
const creators = Array.from({ length: 1_000 }, () => randomUUID() as AccountId)
const anyone = () => creators[Math.floor(Math.random() * creators.length)] as AccountId
const viral = creators[0] as AccountId

/** As checkout posts one: the entry, its lines and what the creator earns by it, in one transaction. */
const sell = (scope: Scope, creatorId: AccountId) => {
  const source = randomUUID()
  const now = scope.now()
  const what = { kind: 'sale', source, reference: `ch_${source}`, rail: 'card' } as const
  const sale = { ...what, creatorId, split, availableAt: now }
  return scope.transact((tx) => postSales(tx, [sale], now))
}

/** One cent out of an account that can be spent: an entry, its line, and the balance it must not overdraw. */
const transfer = (scope: Scope, creatorId: AccountId) => {
  const from = ofCreator('creator-available', creatorId)
  const lines = [move(from, ours('clearing:card'), money(1, 'USD'))]
  const entry = entryOf({ kind: 'payout', source: randomUUID() }, lines)
  return scope.transact((tx) => postEntry(tx, entry, scope.now()))
}

const forSeconds = async (seconds: number, post: () => Promise<unknown>) => {
  const until = performance.now() + seconds * 1_000
  let posted = 0
  const client = async () => {
    for (; performance.now() < until; posted++) await post()
  }
  await Promise.all(Array.from({ length: load.clients }, client))
  return posted
}

const soMany = async (count: number, post: () => Promise<unknown>) => {
  let left = count
  const client = async () => {
    while (left-- > 0) await post()
  }
  await Promise.all(Array.from({ length: load.clients }, client))
  return count
}

/** A figure of books that do not add up would be worth nothing. */
const expectSound = async ({ db }: Scope) => {
  const trial = await readTrialBalance(db)
  const sum = trial.reduce((total, { debits, credits }) => total + debits - credits, 0)
  if (trial.length === 0 || sum !== 0) throw new Error(`the trial balance is off by ${sum}`)
  if ((await readWrongBalances(db)).length > 0) throw new Error('balances are wrong')
}

/** What entries cost beside the engine's own bank, and a million renewals beside their bare rows. */
export const measurePosting = async (): Promise<Figure[]> => {
  await using stack = await startStack('bench', { processes: [] })
  const url = stack.env.DATABASE_URL ?? ''
  const config = readConfig({ ...stack.env, DATABASE_POOL: String(load.clients) })
  const platform = await openPlatform(config, 'bench')
  const scope = scopeOf(platform, { kind: 'system' })
  const postgres = runningPid(stack.instance, 'postgres') ?? 0
  /** What one second of CPU, this process's and the engine's together, comes to. */
  const perCpuSecond = async (work: () => Promise<number>) => {
    const spent = async () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6 + (await familyCpuSeconds(postgres))
    }
    const before = await spent()
    const done = await work()
    return done / ((await spent()) - before)
  }
  const bank = async () => {
    const before = await familyCpuSeconds(postgres)
    const { transactions, clientCpu } = await tpcB(url, load)
    return transactions / ((await familyCpuSeconds(postgres)) - before + clientCpu)
  }
  try {
    await fillTpcB(url, branches)
    for (const creator of creators) await sell(scope, creator)
    while ((await scope.transact((tx) => releaseEarnings(tx, scope.now()))) > 0);
    const figures: Figure[] = []
    for (const [name, goal, post] of [
      ['ledger.transfer', 0.9, () => transfer(scope, anyone())],
      ['ledger.viral', 0.8, () => sell(scope, viral)],
    ] as const) {
      const ours = () => perCpuSecond(() => forSeconds(load.seconds, post))
      const result = await interleave(rounds, ours, bank)
      figures.push({ name, ...result, unit: '/cpu-s', goal, wants: 'at least' })
    }
    await using rows = await openBareRows(url, load.clients)
    const result = await interleave(
      renewals.rounds,
      () => perCpuSecond(() => soMany(renewals.each, () => sell(scope, anyone()))),
      () => perCpuSecond(() => soMany(renewals.each, () => rows.insert(anyone(), split))),
    )
    figures.push({
      name: 'ledger.renewals',
      ...result,
      unit: '/cpu-s',
      goal: 0.5,
      wants: 'at least',
    })
    await expectSound(scope)
    return figures
  } finally {
    await platform.close()
  }
}
