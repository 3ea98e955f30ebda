export type Size = { readonly width: number; readonly height: number }
type Point = { readonly x: number; readonly y: number }

/**
 * How the picture lies under the square mask. Lengths are counted in masks, so that a view means the
 * same on every screen: `x` and `y` are how far the picture's middle is from the mask's, and zoom 1 is
 * the smallest at which the mask is covered.
 */
export type View = Point & { readonly zoom: number }

export const start: View = { zoom: 1, x: 0, y: 0 }
export const mostZoom = 5

const middle: Point = { x: 0, y: 0 }
const between = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))

/** The picture's own size in masks, at zoom 1. */
export const coverOf = ({ width, height }: Size): Size => {
  const shorter = Math.min(width, height)
  return { width: width / shorter, height: height / shorter }
}

/** The mask is never left uncovered. */
const kept = (size: Size, { zoom, x, y }: View): View => {
  const cover = coverOf(size)
  const reach = (length: number) => (length * zoom - 1) / 2
  const [h, v] = [reach(cover.width), reach(cover.height)]
  return { zoom, x: between(x, -h, h), y: between(y, -v, v) }
}

export const moveBy = (size: Size, view: View, { x, y }: Point): View =>
  kept(size, { ...view, x: view.x + x, y: view.y + y })

/** The point under `at` stays in position. */
export const zoomTo = (size: Size, view: View, wanted: number, at: Point = middle): View => {
  const zoom = between(wanted, 1, mostZoom)
  const grown = zoom / view.zoom
  return kept(size, {
    zoom,
    x: at.x - (at.x - view.x) * grown,
    y: at.y - (at.y - view.y) * grown,
  })
}

/** What the mask shows, in the picture's own pixels. */
export const cutOf = (size: Size, { zoom, x, y }: View) => {
  const side = Math.min(size.width, size.height) / zoom
  return {
    left: size.width / 2 - x * side - side / 2,
    top: size.height / 2 - y * side - side / 2,
    side,
  }
}
