import type { OrderView } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../core/api/api.ts'
import { guessCountry } from '../details/countries.ts'
import type { Wanted } from './wanted.ts'

export interface Quote {
  readonly order: OrderView
  /** Why the code does not count; the order is then what it costs without. */
  readonly codeFault: string | null
}

const aboutCode = (error: unknown): error is ProblemError =>
  error instanceof ProblemError &&
  (error.problem.code.startsWith('promotion.') || Boolean(error.problem.fields?.code))

const plainly = (wanted: Wanted) => {
  switch (wanted.type) {
    case 'subscription':
      return { type: wanted.type, id: wanted.id, interval: wanted.interval }
    case 'gift-term':
      return { type: wanted.type, id: wanted.id, months: wanted.months }
    case 'attachments':
      return { type: wanted.type, id: wanted.id }
    default:
      return { type: wanted.type, id: wanted.id }
  }
}

const ask = async (wanted: Wanted, country: string | undefined): Promise<Quote> => {
  const { code } = wanted
  const likelyCountry = guessCountry(navigator.languages) || undefined
  const plain = { ...plainly(wanted), country, likelyCountry }
  try {
    const body = code ? { ...plain, code } : plain
    return { ...(await api.call('createQuote', { body })), codeFault: null }
  } catch (error) {
    if (!code || !aboutCode(error)) throw error
    const codeFault = error.problem.fields?.code ?? error.problem.detail
    return { ...(await api.call('createQuote', { body: plain })), codeFault }
  }
}

/** Never kept for another visit: a price is only worth something while it is looked at. */
const quoteQuery = (wanted: Wanted, country: string | undefined) =>
  queryOptions<Quote, ProblemError>({
    queryKey: ['createQuote', plainly(wanted), wanted.code, country],
    queryFn: () => ask(wanted, country),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

/** The offer stays while another code or country is tried, and with it what was typed. */
export const useQuote = (wanted: Wanted, country: string | undefined) =>
  useQuery(quoteQuery(wanted, country))
