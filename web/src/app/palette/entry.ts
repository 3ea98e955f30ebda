import type { Picture } from '@fanfare/contract'
import type { LucideIcon } from 'lucide-react'

export const sections = ['Pages', 'Commands', 'Your posts', 'Creators you follow'] as const

/** One line of the palette: somewhere to go, or something to do. */
export interface PaletteEntry {
  readonly key: string
  readonly section: (typeof sections)[number]
  readonly label: string
  /** Other words somebody may look for it by. */
  readonly alike?: string
  readonly hint?: string | undefined
  readonly icon?: LucideIcon | undefined
  readonly person?: { readonly username: string; readonly picture: Picture | null }
  readonly run: () => void
}
