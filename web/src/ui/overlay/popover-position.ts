/** Below the anchor, with the right edges in line; the style sheet ignores these where it draws a sheet. */
export const placeBelow = (anchor: HTMLElement, popover: HTMLElement) => {
  const box = anchor.getBoundingClientRect()
  const right = Math.max(8, document.documentElement.clientWidth - box.right)
  popover.style.setProperty('--below', `${Math.round(box.bottom + 8)}px`)
  popover.style.setProperty('--from-right', `${Math.round(right)}px`)
}

/** Above the anchor and centred on it, but never past the edges of the screen. */
export const placeAbove = (anchor: HTMLElement, popover: HTMLElement) => {
  const box = anchor.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const furthest = document.documentElement.clientWidth - width - 8
  const left = Math.max(8, Math.min(furthest, box.left + box.width / 2 - width / 2))
  popover.style.setProperty('--above', `${Math.round(Math.max(8, box.top - height - 6))}px`)
  popover.style.setProperty('--from-left', `${Math.round(left)}px`)
}
