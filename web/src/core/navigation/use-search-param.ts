import { useLocation } from '@tanstack/react-router'

/** As it stands in the address: the router would read a token of digits as a number. */
export const useSearchParam = (name: string): string | null => {
  const search = useLocation({ select: (location) => location.searchStr })
  return new URLSearchParams(search).get(name)
}
