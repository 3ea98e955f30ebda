export type Size = { readonly width: number; readonly height: number }
type Point = { readonly x: number; readonly y: number }

/** The picture that is cropped, and how much wider than high the mask over it is. */
export type Framed = Size & { readonly ratio: number }

/**
 * How the picture lies under the mask. Lengths are counted in widths and heights of the mask, so that a
 * view means the same on every screen: `x` and `y` are how far the picture's middle is from the mask's,
 * and zoom 1 is the smallest at which the mask is covered.
 */
export type View = Point & { readonly zoom: number }

export const start: View = { zoom: 1, x: 0, y: 0 }
export const mostZoom = 5

const middle: Point = { x: 0, y: 0 }
const between = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))

/** The mask in the picture's own pixels, at zoom 1. */
const maskOf = ({ width, height, ratio }: Framed): Size => {
  const widest = Math.min(width, height * ratio)
  return { width: widest, height: widest / ratio }
}

/** The picture's own size in masks, at zoom 1. */
export const coverOf = (picture: Framed): Size => {
  const mask = maskOf(picture)
  return { width: picture.width / mask.width, height: picture.height / mask.height }
}

/** The mask is never left uncovered. */
const kept = (picture: Framed, { zoom, x, y }: View): View => {
  const cover = coverOf(picture)
  const reach = (length: number) => (length * zoom - 1) / 2
  const [h, v] = [reach(cover.width), reach(cover.height)]
  return { zoom, x: between(x, -h, h), y: between(y, -v, v) }
}

export const moveBy = (picture: Framed, view: View, { x, y }: Point): View =>
  kept(picture, { ...view, x: view.x + x, y: view.y + y })

/** The point under `at` stays in position. */
export const zoomTo = (picture: Framed, view: View, wanted: number, at: Point = middle): View => {
  const zoom = between(wanted, 1, mostZoom)
  const grown = zoom / view.zoom
  return kept(picture, {
    zoom,
    x: at.x - (at.x - view.x) * grown,
    y: at.y - (at.y - view.y) * grown,
  })
}

/** What the mask shows, in the picture's own pixels. */
export const cutOf = (picture: Framed, { zoom, x, y }: View) => {
  const mask = maskOf(picture)
  const [width, height] = [mask.width / zoom, mask.height / zoom]
  return {
    left: picture.width / 2 - x * width - width / 2,
    top: picture.height / 2 - y * height - height / 2,
    width,
    height,
  }
}
