import type { ContentId } from '@fanfare/contract'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

export interface Wanted {
  readonly type: 'content' | 'gift'
  readonly id: ContentId
  readonly code: string | null
}

const isSold = (type: string | null): type is Wanted['type'] =>
  type === 'content' || type === 'gift'

/** What the address asks for; nothing for what is not sold here. On the way out it stays what it was. */
export const useWanted = (): Wanted | null => {
  const search = useLocation({
    select: ({ pathname, searchStr }) => (pathname === '/checkout' ? searchStr : null),
  })
  const [last, setLast] = useState(search)
  if (search !== null && search !== last) setLast(search)
  const asked = new URLSearchParams(search ?? last ?? '')
  const type = asked.get('type')
  const id = asked.get('id') as ContentId | null
  return id && isSold(type) ? { type, id, code: asked.get('code') } : null
}
