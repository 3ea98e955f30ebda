import type { CreatorSummary, OwnContent } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readOf } from '../../core/api/api.ts'
import { useMedia, wide } from '../../core/device/use-media.ts'
import { go } from '../../core/navigation/app-link.tsx'
import { profilePath } from '../../core/navigation/paths.ts'
import { useViewer, type Viewer } from '../../core/session/viewer.ts'
import { contentTypes } from '../../features/content-cards/index.ts'
import { useNotificationCommand } from '../../features/notifications/use-notification-command.ts'
import { commandsFor } from './commands.ts'
import type { PaletteEntry } from './entry.ts'
import { pagesFor } from './pages.ts'

const pause = 200
const mostPosts = 6
const mostFollowed = 50

const useSettled = (typed: string) => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/** A draft is opened where it is written. */
const postEntry = ({ id, title, type, status }: OwnContent): PaletteEntry => ({
  key: `post ${id}`,
  section: 'Your posts',
  label: title || 'Untitled',
  hint: status === 'published' ? undefined : 'Not published',
  icon: contentTypes[type]?.icon ?? FileText,
  run: () => void go(status === 'published' ? `/content/${id}` : `/create/${id}`),
})

const creatorEntry = ({ id, username, displayName, picture }: CreatorSummary): PaletteEntry => ({
  key: `creator ${id}`,
  section: 'Creators you follow',
  label: displayName,
  alike: username,
  hint: `@${username}`,
  person: { username, picture },
  run: () => void go(profilePath(username)),
})

/** A creator may have thousands, so the server looks through them. */
const useOwnPosts = (viewer: Viewer | null, typed: string) => {
  const q = useSettled(typed.trim())
  const { data } = useQuery({
    ...readOf('listOwnContent', { query: { q, limit: mostPosts } }),
    enabled: viewer?.role === 'creator' && q !== '',
    placeholderData: (before) => before,
  })
  return typed.trim() && data ? data.content.map(postEntry) : []
}

const useFollowed = (viewer: Viewer | null) => {
  const { data } = useQuery({
    ...readOf('listFollowing', {
      params: { id: viewer?.id as Viewer['id'] },
      query: { limit: mostFollowed },
    }),
    enabled: viewer !== null && viewer.followingCount > 0,
  })
  return data ? data.following.map(creatorEntry) : []
}

/** Everything the palette can lead to for whoever is signed in. */
export const useEntries = (typed: string, onSidebar: () => void): PaletteEntry[] => {
  const viewer = useViewer() ?? null
  const isWide = useMedia(wide)
  const { change } = useNotificationCommand()
  const posts = useOwnPosts(viewer, typed)
  const followed = useFollowed(viewer)
  const commands = commandsFor({
    viewer,
    markAllRead: () => change({ action: 'read-all' }),
    toggleSidebar: isWide ? onSidebar : undefined,
  })
  return [...pagesFor(viewer), ...commands, ...posts, ...followed]
}
