import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'
import type { Side } from './pin.ts'

const gap = 8
const placements = {
  below: 'bottom-end',
  above: 'top-end',
  'above-start': 'top-start',
  over: 'top',
} as const

/** For browsers without anchor positioning; a chunk of its own, which others never load. */
export const float = (anchor: HTMLElement, popover: HTMLElement, side: Side, show: () => void) =>
  autoUpdate(anchor, popover, async () => {
    const { x, y } = await computePosition(anchor, popover, {
      strategy: 'fixed',
      placement: placements[side],
      middleware: [offset(gap), flip({ padding: gap }), shift({ padding: gap, crossAxis: true })],
    })
    popover.style.setProperty('--x', `${Math.round(x)}px`)
    popover.style.setProperty('--y', `${Math.round(y)}px`)
    show()
  })
