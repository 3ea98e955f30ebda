import type { PaymentIntent, SetupIntent } from '../objects/intents.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'

export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  doc_url?: string
  payment_intent?: Partial<PaymentIntent>
  payment_method?: PaymentMethod
  setup_intent?: Partial<SetupIntent>
}

export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const docUrl = (code: string) =>
  `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`

export function invalid(message: string, more: Partial<ErrorBody> = {}, status = 400): ApiError {
  return new ApiError(status, {
    type: 'invalid_request_error',
    message,
    ...more,
    ...(more.code && { doc_url: docUrl(more.code) }),
  })
}

export function missing(kind: string, id: string, param = 'id'): ApiError {
  const name = kind === 'payment_method' ? 'PaymentMethod' : kind
  return invalid(`No such ${name}: '${id}'`, { code: 'resource_missing', param }, 404)
}

/** The bank's no. Unlike every other error it happened: what was written stays written. */
export function cardError(more: Omit<ErrorBody, 'type'>): ApiError {
  const doc = more.code && { doc_url: docUrl(more.code) }
  return new ApiError(402, { type: 'card_error', ...more, ...doc })
}
