import type { Dice } from './dice.ts'

export const width = 1600
export const height = 900
/** Layers reach this far beyond the frame, so that they may drift. */
export const margin = 140

/** Drawn from back to front. In motion each sways by its own measure, which gives depth. */
export interface Layer {
  readonly svg: string
  readonly sway: readonly [x: number, y: number]
}

/** The ground first, then inks from dark to light with the accent last. */
export type Palette = readonly [string, string, string, string, string, string]

/** How a creator draws; the title is there for those who draw with letters. */
export type Hand = (palette: Palette, roll: Dice, title: string) => Layer[]

export const round = (value: number) => Math.round(value * 10) / 10

type Attributes = Readonly<Record<string, string | number>>

const write = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')

const shape = (name: string, attributes: Attributes) => `<${name}${write(attributes)}/>`

export const disc = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  shape('circle', { cx, cy, r, fill, ...more })

export const block = (
  [x, y, w, h]: readonly [number, number, number, number],
  fill: string,
  more: Attributes = {},
) => shape('rect', { x, y, width: w, height: h, fill, ...more })

export const path = (d: string, fill: string, more: Attributes = {}) =>
  shape('path', { d, fill, ...more })

export const line = (d: string, stroke: string, pen: number, more: Attributes = {}) =>
  shape('path', { d, fill: 'none', stroke, 'stroke-width': `${round(pen)}`, ...more })

export const group = (drawn: readonly string[], more: Attributes = {}) =>
  `<g${write(more)}>${drawn.join('')}</g>`

/** A line through points, from left to right over the whole drift. */
export const across = (y: (x: number) => number, step = 20) => {
  let d = ''
  for (let x = -margin; x <= width + margin; x += step) {
    d += `${d ? 'L' : 'M'}${x} ${round(y(x))}`
  }
  return d
}

export const closed = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const ground = (fill: string): Layer => ({
  svg: block([-margin, -margin, width + 2 * margin, height + 2 * margin], fill),
  sway: [0, 0],
})
