import type { MouseEvent } from 'react'
import type { LinkProps } from '../../ui/layout/link.tsx'
import { painted } from '../../ui/lib/painted.ts'

type Navigator = {
  open: (href: string) => Promise<void>
  /** Another state of the same screen: no step back to it, and the page stays where it is. */
  restate: (href: string) => Promise<void>
  prepare: (href: string) => void
}

let navigator: Navigator | undefined
/** The router imports the screens and the screens import links; this breaks the circle. */
export const setNavigator = (next: Navigator) => {
  navigator = next
}

/** To one of our own screens, from code. */
export const go = async (href: string) => navigator?.open(href)

/** The same as the answer to a press: finding and drawing the next screen takes longer than a frame. */
export const goSoon = async (href: string) => {
  await painted()
  await go(href)
}

/** The same screen with other filters in its address. */
export const restate = async (search: Record<string, string | undefined>) => {
  const kept = Object.entries(search).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const query = new URLSearchParams(kept).toString()
  await navigator?.restate(location.pathname + (query ? `?${query}` : ''))
}

const staysHere = (event: MouseEvent<HTMLAnchorElement>) => {
  const link = event.currentTarget
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return plain && (!link.target || link.target === '_self') && !link.hasAttribute('download')
}

/** A finger is about to tap; what a mouse hovers over can wait for a moment without work. */
const prepareSoon = (href: string) => setTimeout(() => navigator?.prepare(href), 50)

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
