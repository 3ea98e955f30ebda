import type { KeyboardEvent } from 'react'

const steps = {
  row: { ArrowRight: 1, ArrowLeft: -1 },
  column: { ArrowDown: 1, ArrowUp: -1 },
} as const

/** Arrow keys, Home and End move the focus among the matching children, around the ends. */
export const roving =
  (selector: string, way: keyof typeof steps) => (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const step = (steps[way] as Record<string, number>)[event.key]
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? items.length - 1
          : step && (at + step + items.length) % items.length
    if (to === undefined) return
    event.preventDefault()
    items[to]?.focus()
  }
