import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Viewer } from '../../core/session/viewer.ts'
import type { Href } from '../../ui/layout/link.tsx'

export type Entry = {
  label: string
  href: Href
  icon?: LucideIcon
  /** Others lie below its address that have entries of their own. */
  exact?: boolean
  /** Another address of the same place. */
  also?: string
  /** How many wait there. It may come to nothing, and then shows nothing. */
  badge?: ReactNode
}

const liesAt = (path: string, base: string, exact = false) =>
  path === base || (!exact && path.startsWith(`${base}/`))

export const isCurrent = ({ href, exact, also }: Entry, path: string) => {
  const base = href.split(/[?#]/)[0] as string
  return liesAt(path, base, exact) || (also !== undefined && liesAt(path, also))
}

/** Where a creator works; there the bars are those of the studio. */
export const isInStudio = (viewer: Viewer | null | undefined, path: string) =>
  viewer?.role === 'creator' && /^\/(dashboard|create)(\/|$)/.test(path)
