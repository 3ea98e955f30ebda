import type { ContentType } from '@fanfare/contract'
import type { ProfilePicture, UploadPurpose } from '@fanfare/contract/limits'
import { AudioLines, FileText, Film, Image, type LucideIcon } from 'lucide-react'

type Kind = {
  readonly label: string
  readonly icon: LucideIcon
  /** What its own file is sent as. An article is written, and holds pictures. */
  readonly purpose: Exclude<UploadPurpose, ProfilePicture | 'thumbnail' | 'captions'> | null
  /** For sentences: "Drop your video here". */
  readonly noun: string
}

export const kinds: Readonly<Record<ContentType, Kind>> = {
  video: { label: 'Video', icon: Film, purpose: 'video', noun: 'video' },
  image: { label: 'Image', icon: Image, purpose: 'image', noun: 'images' },
  audio: { label: 'Audio', icon: AudioLines, purpose: 'audio', noun: 'audio file' },
  article: { label: 'Article', icon: FileText, purpose: null, noun: 'article' },
}

export const contentTypes = Object.keys(kinds) as ContentType[]

/** What is written rather than sent has nothing to download. */
export const hasFile = (type: ContentType) => kinds[type].purpose !== null

export const hasTimeline = (type: ContentType) => type === 'video' || type === 'audio'
