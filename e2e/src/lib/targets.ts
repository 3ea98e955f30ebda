import type { Page } from '@playwright/test'

/** What a finger can hit without care, in pixels. */
const least = 44

/**
 * Links and buttons of this page that are smaller than a finger. What is drawn before or after one may
 * make it larger than it looks. A link in a line of text is as high as its line, and may be.
 */
export const tooSmall = (page: Page) =>
  page.evaluate((wanted) => {
    const sizeOf = (one: Element) => {
      const { width, height } = one.getBoundingClientRect()
      const drawn = ['::before', '::after']
        .map((which) => getComputedStyle(one, which))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
      const most = (own: number, side: 'width' | 'height') =>
        Math.max(own, ...drawn.map((style) => Number.parseFloat(style[side]) || 0))
      return { width: most(width, 'width'), height: most(height, 'height') }
    }
    const isInText = (one: Element) =>
      getComputedStyle(one).display === 'inline' && one.closest('p, dd, li > span') !== null
    const isThere = (one: Element) => {
      const style = getComputedStyle(one)
      const clip = style.clipPath !== 'none' || one.closest('[inert], [hidden]') !== null
      return one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !clip
    }
    /** A label is pressed as well as what it names. */
    const pressed = (one: Element) => (one instanceof HTMLInputElement && one.labels?.[0]) || one
    const controls = document.querySelectorAll(
      'a[href], button, summary, select, input, [role=tab]',
    )
    return [...controls].filter(isThere).flatMap((one) => {
      const { width, height } = sizeOf(pressed(one))
      if ((width >= wanted && height >= wanted) || isInText(one)) return []
      const name = one.getAttribute('aria-label') ?? one.textContent
      return `${name?.trim()}: ${Math.round(width)} × ${Math.round(height)}`
    })
  }, least - 0.5)
