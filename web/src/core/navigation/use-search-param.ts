import { useLocation } from '@tanstack/react-router'
import type { SearchParams } from './addresses.ts'

/**
 * A parameter of the screen that is named. As it stands in the address: the router would read a token
 * of digits as a number.
 */
export const useSearchParam = <Screen extends keyof SearchParams = never>(
  name: SearchParams[Screen],
): string | null => {
  const search = useLocation({ select: (location) => location.searchStr })
  return new URLSearchParams(search).get(name)
}
