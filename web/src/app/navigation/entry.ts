import type { LucideIcon } from 'lucide-react'
import type { Viewer } from '../../core/session/viewer.ts'

export type Entry = {
  label: string
  href: string
  icon?: LucideIcon
  /** Others lie below its address that have entries of their own. */
  exact?: boolean
}

export const isCurrent = ({ href, exact }: Entry, path: string) => {
  const base = href.split(/[?#]/)[0] as string
  return path === base || (!exact && path.startsWith(`${base}/`))
}

/** Where a creator works; there the bars are those of the studio. */
export const isInStudio = (viewer: Viewer | null | undefined, path: string) =>
  viewer?.role === 'creator' && /^\/(dashboard|create)(\/|$)/.test(path)
