import type { Currency, EarningsView, ReportPeriod } from '@fanfare/contract'
import { daysOf } from '../../../platform/clock/report-period.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { ofCreator, readBalance, readPending, readSpendable } from '../../ledger/index.ts'
import { fillDays, sumDays } from './presenter.ts'
import { countWaiting, readBestContents, readCurrencies, readDays } from './reader.ts'

const mostContents = 10

interface Asked {
  readonly currency?: Currency | undefined
  readonly period: ReportPeriod
}

export const viewEarnings = async (
  scope: SignedInScope,
  { currency: asked, period }: Asked,
): Promise<EarningsView> => {
  const { db, actor } = scope
  const { accountId: creator } = actor
  const currencies = await readCurrencies(db, creator)
  const currency = asked ?? currencies[0] ?? 'USD'
  const dates = daysOf(period, scope.now())
  const [rows, contents, pending, available, frozen, owed, waiting] = await Promise.all([
    readDays(db, creator, currency, dates[0] as string),
    readBestContents(db, creator, currency, mostContents),
    readPending(db, creator, currency),
    readSpendable(db, ofCreator('creator-available', creator), currency),
    readBalance(db, ofCreator('creator-frozen', creator), currency),
    readBalance(db, ofCreator('creator-receivable', creator), currency),
    countWaiting(db, creator),
  ])
  return {
    currencies,
    currency,
    available,
    frozen,
    owed,
    waiting,
    sums: sumDays(rows, currency),
    days: fillDays(dates, rows),
    contents: contents.map(({ content_id: id, title, sales, net }) => ({ id, title, sales, net })),
    pending: pending.map(({ availableOn, money }) => ({ availableOn, amount: money })),
  }
}
