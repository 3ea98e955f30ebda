/**
 * Where it opens while there is room: below with the right edges in line, above likewise, above with the
 * left edges in line, or above and centered.
 */
export type Side = 'below' | 'above' | 'above-start' | 'over'

let count = 0

/**
 * Keeps an open popover at its anchor: on the other side where there is no room, along when the page
 * scrolls, always inside the screen. `popover.module.css` says how; where the browser does not know
 * anchor positioning, Floating UI does the same. The answer lets go of it.
 */
export const pin = (anchor: HTMLElement, popover: HTMLElement, side: Side): (() => void) => {
  popover.dataset.side = side
  if (CSS.supports('position-area', 'block-end')) {
    count += 1
    anchor.style.setProperty('anchor-name', `--pin-${count}`)
    popover.style.setProperty('position-anchor', `--pin-${count}`)
    popover.dataset.pinned = 'css'
    return () => anchor.style.removeProperty('anchor-name')
  }
  popover.dataset.pinned = 'soon'
  let letGo = () => {}
  let over = false
  const show = () => {
    popover.dataset.pinned = 'floating'
  }
  void import('./float.ts').then(({ float }) => {
    if (!over) letGo = float(anchor, popover, side, show)
  }, show)
  return () => {
    over = true
    letGo()
  }
}
