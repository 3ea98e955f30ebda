import { useLocation } from '@tanstack/react-router'
import { useTitle } from '../../core/navigation/use-title.ts'
import { askedFrom } from './asked/asked.ts'
import { FoundScreen } from './found-screen.tsx'
import { StartSearching } from './start-searching.tsx'

export function SearchScreen() {
  const asked = askedFrom(useLocation({ select: (location) => location.searchStr }))
  useTitle(asked.q ? `${asked.q} · Search` : 'Search')
  return asked.q ? <FoundScreen asked={asked} /> : <StartSearching />
}
