import { useSyncExternalStore } from 'react'
import { createStore } from '../../ui/lib/store.ts'
import { readCookie, writeCookie } from './cookies.ts'

export const themes = ['dark', 'light', 'auto'] as const
export const accents = ['ember', 'saffron', 'moss', 'lagoon', 'iris', 'rose'] as const
export type Theme = (typeof themes)[number]
export type Accent = (typeof accents)[number]
export type Appearance = { theme: Theme; accent: Accent }

const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((known) => known === value)

/** The device decides until somebody chooses. */
const unchosen: Appearance = { theme: 'auto', accent: 'ember' }

const appearance = createStore(unchosen)

/**
 * The attributes are all there is: tokens.css answers to them, and `auto` is a media query inside it.
 * In production the server has already set both from the cookies, so nothing changes at the start.
 */
const show = (next: Appearance) => {
  document.documentElement.dataset.theme = next.theme
  document.documentElement.dataset.accent = next.accent
  colourBrowserBar()
  appearance.write(next)
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
  show({
    theme: oneOf(themes, readCookie('theme')) ?? unchosen.theme,
    accent: oneOf(accents, readCookie('accent')) ?? unchosen.accent,
  })
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', colourBrowserBar)
}

export const setTheme = (theme: Theme) => {
  writeCookie('theme', theme)
  show({ ...appearance.read(), theme })
}

export const setAccent = (accent: Accent) => {
  writeCookie('accent', accent)
  show({ ...appearance.read(), accent })
}

export const useAppearance = () => useSyncExternalStore(appearance.subscribe, appearance.read)
