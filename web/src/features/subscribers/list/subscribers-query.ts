import type { SubscriberFilter, TierId } from '@fanfare/contract'
import type { Asked } from '../use-audience.ts'

export const filters = [
  ['', 'Current'],
  ['active', 'Active'],
  ['past_due', 'Past due'],
  ['paused', 'Paused'],
  ['cancelled', 'Canceled'],
  ['expired', 'Ended'],
] as const satisfies readonly (readonly [SubscriberFilter | '', string])[]

const isId = (text: string): text is TierId => /^[0-9a-f-]{36}$/.test(text)

/** From the address; what it does not know is as if it were not there. */
export const queryFrom = (search: string): Asked => {
  const params = new URLSearchParams(search)
  const state = filters.find(([filter]) => filter && filter === params.get('state'))?.[0]
  const tierId = params.get('tier') ?? ''
  const text = params.get('q')?.trim().slice(0, 60)
  return {
    ...(state ? { state } : {}),
    ...(isId(tierId) ? { tierId } : {}),
    ...(text ? { search: text } : {}),
  }
}

export const exportHref = ({ state, tierId }: Asked) => {
  const query = new URLSearchParams({ ...(state && { state }), ...(tierId && { tierId }) })
  return `/api/subscription/subscribers/export${query.size > 0 ? `?${query}` : ''}` as const
}
