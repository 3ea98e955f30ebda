import type { Plugin } from 'vite'

const comment = /\/\*[\s\S]*?\*\//g
const hovering = /([^{}]*:hover[^{}]*)\{([^{}]*)\}/g
/** Not those inside of `:is(.a, .b)`. */
const comma = /,(?![^(]*\))/

const isHovered = (selector: string) => selector.includes(':hover')

/**
 * A finger that has tapped is taken to hover until it taps elsewhere, so what it pressed would stay lit.
 * Every rule with `:hover` is for those who can point only; what else it is for stays with everyone.
 */
export const withHoverByMouse = (css: string) =>
  css.replace(comment, '').replace(hovering, (_, list: string, body: string) => {
    const selectors = list.trim().split(comma)
    const others = selectors.filter((selector) => !isHovered(selector))
    const forAll = others.length > 0 ? `${others.join()}{${body}}` : ''
    return `${forAll}@media (hover: hover){${selectors.filter(isHovered).join()}{${body}}}`
  })

export const hoverByMouse = (): Plugin => ({
  name: 'fanfare:hover-by-mouse',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.css$/ },
    handler: (code) => withHoverByMouse(code),
  },
})
