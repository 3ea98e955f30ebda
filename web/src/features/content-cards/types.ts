import type { ContentType } from '@fanfare/contract'
import { FileText, Headphones, Image, type LucideIcon, Video } from 'lucide-react'

interface TypeWords {
  readonly name: string
  /** In filters and headings. */
  readonly many: string
  readonly icon: LucideIcon
}

export const contentTypes: Record<ContentType, TypeWords> = {
  video: { name: 'Video', many: 'Videos', icon: Video },
  audio: { name: 'Audio', many: 'Audio', icon: Headphones },
  image: { name: 'Image', many: 'Images', icon: Image },
  article: { name: 'Article', many: 'Articles', icon: FileText },
}
