import { describe, expect, it } from 'vitest'
import { withHoverByMouse } from '../../../vite/hover-by-mouse.ts'

describe('what hovers', () => {
  it('applies only to devices that can hover', () => {
    expect(
      withHoverByMouse('.a {\n  color: red;\n}\n/* why, and why */\n.a:hover { color: blue }'),
    ).toBe('.a {\n  color: red;\n}@media (hover: hover){.a:hover{ color: blue }}')
  })

  it('keeps the selectors without :hover for everyone, in the same position', () => {
    const css = '.a:hover .b,\n.a:focus-visible .b { opacity: 1 }.c { margin: 0 }'
    expect(withHoverByMouse(css)).toBe(
      '\n.a:focus-visible .b{ opacity: 1 }@media (hover: hover){.a:hover .b{ opacity: 1 }}.c { margin: 0 }',
    )
  })

  it('stays in its media query, with its lists in brackets', () => {
    const css = '@media (width > 1px) { .a:is(.b, .c):hover { top: 0 } }'
    expect(withHoverByMouse(css)).toBe(
      '@media (width > 1px) {@media (hover: hover){.a:is(.b, .c):hover{ top: 0 }} }',
    )
  })
})
