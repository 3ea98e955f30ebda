import type { ViewAs } from '@fanfare/contract'

const known: readonly ViewAs[] = ['anonymous', 'subscriber', 'premium', 'buyer']

/** From the address, where anything may stand. */
export const viewAsOf = (search: object): ViewAs | undefined =>
  known.find((one) => 'as' in search && search.as === one)
