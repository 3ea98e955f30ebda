import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from './cookies.ts'

export const themes = ['dark', 'light', 'auto'] as const
export const accents = ['ember', 'saffron', 'moss', 'lagoon', 'iris', 'rose'] as const
export type Theme = (typeof themes)[number]
export type Accent = (typeof accents)[number]
export type Appearance = { theme: Theme; accent: Accent }

const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((known) => known === value) ?? (values[0] as Value)

let now: Appearance = { theme: 'dark', accent: 'ember' }
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The attributes are all there is: tokens.css answers to them, and `auto` is a media query inside it.
 * In production the server has already set both from the cookies, so nothing changes at the start.
 */
const show = (next: Appearance) => {
  now = next
  document.documentElement.dataset.theme = next.theme
  document.documentElement.dataset.accent = next.accent
  colourBrowserBar()
  for (const listener of listeners) listener()
}

const colourBrowserBar = () => {
  const meta =
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]') ??
    document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = getComputedStyle(document.documentElement).backgroundColor
  document.head.append(meta)
}

export const startAppearance = () => {
  show({ theme: oneOf(themes, readCookie('theme')), accent: oneOf(accents, readCookie('accent')) })
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', colourBrowserBar)
}

export const setTheme = (theme: Theme) => {
  writeCookie('theme', theme)
  show({ ...now, theme })
}

export const setAccent = (accent: Accent) => {
  writeCookie('accent', accent)
  show({ ...now, accent })
}

export const useAppearance = () => useSyncExternalStore(subscribe, () => now)
