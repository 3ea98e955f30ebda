import type { MouseEvent } from 'react'
import type { Href, LinkProps } from '../../ui/layout/link.tsx'
import { painted } from '../../ui/lib/painted.ts'
import type { OwnPath, Search, SearchParams } from './addresses.ts'
import { withSearch } from './paths.ts'

type Navigator = {
  open: (href: Href) => Promise<void>
  /** Another state of the same screen: no step back to it, and the page stays where it is. */
  restate: (href: Href) => Promise<void>
  prepare: (href: Href) => void
}

let navigator: Navigator | undefined
/** The router imports the screens and the screens import links; this breaks the circle. */
export const setNavigator = (next: Navigator) => {
  navigator = next
}

/** To one of our own screens, from code. */
export const go = async (href: Href) => navigator?.open(href)

/** The same as the answer to a press: finding and drawing the next screen takes longer than a frame. */
export const goSoon = async (href: Href) => {
  await painted()
  await go(href)
}

/** The screen that is open, which its caller names, with other filters in its address. */
export const restate = async <Screen extends keyof SearchParams = never>(search: Search<Screen>) =>
  navigator?.restate(withSearch(location.pathname as OwnPath, search))

const staysHere = (event: MouseEvent<HTMLAnchorElement>) => {
  const link = event.currentTarget
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return plain && (!link.target || link.target === '_self') && !link.hasAttribute('download')
}

/** A finger is about to tap; what a mouse hovers over can wait for a moment without work. */
const prepareSoon = (href: Href) => setTimeout(() => navigator?.prepare(href), 50)

/** A plain anchor that the router answers when it leads to one of our own screens. */
export function AppLink({ href, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const ours = href.startsWith('/') && !href.startsWith('//')
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!ours || event.defaultPrevented || !staysHere(event)) return
        event.preventDefault()
        void goSoon(href)
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        if (ours && event.pointerType === 'mouse') prepareSoon(href)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        if (ours) prepareSoon(href)
      }}
    />
  )
}
