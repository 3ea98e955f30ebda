import {
  ArrowUpToLine,
  CheckCheck,
  Contrast,
  Copy,
  Footprints,
  KeyRound,
  Link2,
  LogIn,
  LogOut,
  Megaphone,
  MessageCircleQuestion,
  Palette,
  PanelLeft,
  Plus,
  RotateCw,
  Search,
  ShieldCheck,
  UserRoundPen,
  UserRoundPlus,
} from 'lucide-react'
import { accents, setAccent, setTheme, themes } from '../../core/device/appearance.ts'
import { searchFieldId } from '../../core/layout/search-field-id.ts'
import type { MadeAddress } from '../../core/navigation/addresses.ts'
import { go } from '../../core/navigation/app-link.tsx'
import { copyLink } from '../../core/navigation/copy-link.ts'
import { profilePath } from '../../core/navigation/paths.ts'
import { entranceHref } from '../../core/session/next.ts'
import { noteOwnShare } from '../../core/session/note-own-share.ts'
import { signOut } from '../../core/session/sign-out.ts'
import type { Viewer } from '../../core/session/viewer.ts'
import type { Href } from '../../ui/layout/link.tsx'
import type { PaletteEntry } from './entry.ts'

type Command = Omit<PaletteEntry, 'key' | 'section'>

const sentence = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
const here = () => (location.pathname + location.search) as MadeAddress

const goTo = (label: string, href: Href, icon: Command['icon'], alike = ''): Command => ({
  label,
  icon,
  alike,
  run: () => void go(href),
})

const forEveryone: readonly Command[] = [
  {
    label: 'Search creators and posts',
    icon: Search,
    alike: 'find',
    // After the palette has given the focus back to where it was.
    run: () => setTimeout(() => document.getElementById(searchFieldId)?.focus()),
  },
  {
    label: 'Copy link to this page',
    icon: Link2,
    alike: 'share url',
    run: () => void copyLink(here()),
  },
  { label: 'Back to top', icon: ArrowUpToLine, alike: 'scroll', run: () => scrollTo({ top: 0 }) },
  { label: 'Reload this page', icon: RotateCw, alike: 'refresh', run: () => location.reload() },
  goTo('Contact support', '/help', MessageCircleQuestion, 'help question'),
  ...themes.map((theme) => ({
    label: `Theme: ${sentence(theme)}`,
    icon: Contrast,
    alike: 'appearance mode',
    run: () => setTheme(theme),
  })),
  ...accents.map((accent) => ({
    label: `Accent: ${sentence(accent)}`,
    icon: Palette,
    alike: 'appearance color',
    run: () => setAccent(accent),
  })),
]

const forStrangers = (): readonly Command[] => [
  goTo('Sign in', entranceHref('/login', here()), LogIn, 'log in'),
  goTo('Create account', entranceHref('/register', here()), UserRoundPlus, 'register sign up'),
]

const forViewers = (viewer: Viewer, markAllRead: () => void): readonly Command[] => [
  {
    label: 'Mark all notifications as read',
    icon: CheckCheck,
    alike: 'clear bell',
    run: markAllRead,
  },
  {
    label: 'Copy link to your profile',
    icon: Copy,
    alike: 'share url',
    run: () => void copyLink(profilePath(viewer.username), () => noteOwnShare(viewer)),
  },
  goTo('Edit your profile', '/settings/profile', UserRoundPen, 'photo bio name'),
  goTo('Change your password', '/settings/privacy', KeyRound, 'security email'),
  goTo('Set up two-factor authentication', '/settings/privacy', ShieldCheck, 'security 2fa'),
  goTo(
    'See who you follow',
    `${profilePath(viewer.username)}/following`,
    Footprints,
    'following creators',
  ),
  { label: 'Sign out', icon: LogOut, alike: 'log out leave', run: () => void signOut() },
]

interface Offered {
  readonly viewer: Viewer | null
  readonly markAllRead: () => void
  /** Absent where the sidebar is a drawer. */
  readonly toggleSidebar: (() => void) | undefined
}

/** What this person may do from anywhere. */
export const commandsFor = ({ viewer, markAllRead, toggleSidebar }: Offered): PaletteEntry[] => {
  const commands: readonly Command[] = [
    ...(viewer?.role === 'creator' ? [goTo('New post', '/create', Plus, 'create upload')] : []),
    ...(viewer?.role === 'fan'
      ? [goTo('Start selling', '/become-a-creator', Megaphone, 'creator')]
      : []),
    ...(viewer ? forViewers(viewer, markAllRead) : forStrangers()),
    ...(toggleSidebar
      ? [{ label: 'Show or hide the sidebar', icon: PanelLeft, alike: 'menu', run: toggleSidebar }]
      : []),
    ...forEveryone,
  ]
  return commands.map((command) => ({
    ...command,
    key: `command ${command.label}`,
    section: 'Commands',
  }))
}
