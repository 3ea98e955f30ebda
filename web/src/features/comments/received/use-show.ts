import { useState } from 'react'
import { useSearchParam } from '../../../core/navigation/use-search-param.ts'
import { type Show, useUnanswered } from './use-received.ts'

const isShow = (asked: string | null): asked is Show => asked === 'all' || asked === 'unanswered'

/**
 * What the address says, else what waits for a reply if anything does. That is decided once: the last
 * reply must not turn the list under somebody's hands. Null until it is known.
 */
export const useShow = (): Show | null => {
  const asked = useSearchParam<'/dashboard/comments'>('show')
  const { data, isPending } = useUnanswered()
  const [first, setFirst] = useState<Show | null>(null)
  if (first === null && !isPending) setFirst(data?.count ? 'unanswered' : 'all')
  return isShow(asked) ? asked : first
}
