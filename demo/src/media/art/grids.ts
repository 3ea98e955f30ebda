import {
  block,
  disc,
  ground,
  group,
  type Hand,
  height,
  line,
  margin,
  path,
  times,
  width,
} from './canvas.ts'

const columnsOf = (side: number) => Math.ceil((width + 2 * margin) / side)
const rowsOf = (side: number) => Math.ceil((height + 2 * margin) / side)

/** Quarter, half and whole discs, as cut from coloured paper. */
export const tiles: Hand = (palette, roll) => {
  const side = roll.pick([180, 225])
  const grounds: string[] = []
  const marks: string[] = []
  for (let row = 0; row < rowsOf(side); row++) {
    for (let column = 0; column < columnsOf(side); column++) {
      const paper = roll.pick(palette)
      const ink = roll.pick(palette.filter((colour) => colour !== paper))
      const [x, y] = [column * side - margin, row * side - margin]
      grounds.push(block([x, y, side + 1, side + 1], paper))
      const turn = roll.whole(0, 3) * 90
      const [s, h] = [side, side / 2]
      const mark = roll.pick([
        path(`M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z`, ink),
        path(`M0 ${h}A${h} ${h} 0 0 1 ${s} ${h}Z`, ink) +
          path(`M0 ${s}A${h} ${h} 0 0 1 ${s} ${s}Z`, roll.pick(palette)),
        disc(h, h, side * 0.37, ink) + disc(h, h, side * 0.15, paper),
        path(`M0 0H${s}L0 ${s}Z`, ink),
        path(`M0 0A${h} ${h} 0 0 0 ${s} 0ZM0 ${s}A${h} ${h} 0 0 1 ${s} ${s}Z`, ink),
      ])
      marks.push(group([mark], { transform: `translate(${x} ${y}) rotate(${turn} ${h} ${h})` }))
    }
  }
  return [
    ground(palette[0]),
    { svg: grounds.join(''), sway: [18, 12] },
    { svg: marks.join(''), sway: [26, 16] },
  ]
}

/** A board seen from above and the few posts that are left on it. */
export const board: Hand = ([paper, dark, mid, , light, accent], roll) => {
  const side = 180
  const squares: string[] = []
  for (let row = 0; row < rowsOf(side); row++) {
    for (let column = row % 2; column < columnsOf(side); column += 2) {
      squares.push(block([column * side - margin, row * side - margin, side, side], mid))
    }
  }
  const pawn = (x: number, y: number, fill: string) =>
    group(
      [
        disc(0, -58, 34, fill),
        path('M-26 -30H26L40 50H-40Z', fill),
        block([-56, 46, 112, 24], fill, { rx: 10 }),
      ],
      { transform: `translate(${x} ${y})` },
    )
  const spots = new Set(times(9, () => `${roll.whole(1, 8)} ${roll.whole(1, 4)}`))
  const contents = [...spots].map((spot, at) => {
    const [column = 0, row = 0] = spot.split(' ').map(Number)
    const [x, y] = [column * side - margin + 90, row * side - margin + 86]
    const fill = at === 0 ? accent : at % 2 ? light : dark
    return { x, y, fill }
  })
  const shadows = contents.map(({ x, y }) => disc(x + 18, y + 48, 62, dark, { opacity: 0.25 }))
  return [
    ground(paper),
    { svg: squares.join('') + shadows.join(''), sway: [20, 12] },
    { svg: contents.map(({ x, y, fill }) => pawn(x, y, fill)).join(''), sway: [26, 17] },
  ]
}

/** Warp and weft of a cloth, over and under. */
export const weave: Hand = ([paper, ...threads], roll) => {
  const gap = roll.pick([34, 40, 48])
  const wide = gap * 0.8
  const rhythm = times(roll.whole(5, 8), () => roll.pick(threads))
  const thread = (at: number) => rhythm[at % rhythm.length] ?? paper
  const float = roll.pick([2, 3, 4])
  const weft = times(rowsOf(gap), (row) =>
    block([-margin, row * gap - margin, width + 2 * margin, wide], thread(row * 3)),
  )
  const warp: string[] = []
  for (let column = 0; column < columnsOf(gap); column++) {
    let d = ''
    for (let row = 0; row < rowsOf(gap); row++) {
      const over = (row + column) % (float * 2) < float
      if (over)
        d += `M${column * gap - margin} ${row * gap - margin - gap * 0.1}h${wide}v${gap}h${-wide}Z`
    }
    warp.push(path(d, thread(column)))
  }
  const seam = line(`M-140 ${roll(300, 600)}L1740 ${roll(300, 600)}`, threads[4] ?? paper, 7, {
    'stroke-dasharray': '34 22',
    'stroke-linecap': 'round',
  })
  return [
    ground(paper),
    { svg: weft.join('') + warp.join(''), sway: [24, 14] },
    { svg: seam, sway: [50, 22] },
  ]
}

/** A small world in large squares: a sky, a hill, a castle and something to reach. */
export const pixels: Hand = ([sky, ...inks], roll) => {
  const side = 40
  const cell = (x: number, y: number, fill: string, w = 1, h = 1) =>
    block([x * side, y * side, w * side, h * side], fill)
  const columns = times(48, (at) => at - 4)
  const land = (base: number, high: number, fill: string, edge: string) => {
    let y = base
    return columns
      .map((x) => {
        y = Math.max(base - high, Math.min(base + high, y + roll.pick([-1, 0, 0, 0, 1])))
        return cell(x, y, fill, 1, 27 - y) + cell(x, y, edge)
      })
      .join('')
  }
  const [dark = sky, mid = sky, soft = sky, pale = sky, accent = sky] = inks
  const sun = times(7, (row) => {
    const half = Math.round(Math.sqrt(12.3 - (row - 3) ** 2))
    return cell(27 - half, 3 + row, accent, half * 2 + 1)
  })
  const clouds = times(5, () => {
    const [x, y, w] = [roll.whole(-3, 36), roll.whole(1, 8), roll.whole(4, 7)]
    return cell(x, y, pale, w) + cell(x + 1, y - 1, pale, w - 2)
  })
  const tower = (x: number, top: number) =>
    cell(x, top, dark, 4, 26 - top) +
    cell(x - 1, top - 1, dark) +
    cell(x + 1, top - 1, dark) +
    cell(x + 3, top - 1, dark) +
    cell(x + 1, top + 2, accent)
  const at = roll.whole(4, 16)
  const coins = times(5, (coin) => cell(roll.whole(18, 34), 13 + (coin % 3), accent))
  return [
    ground(sky),
    { svg: sun.join('') + clouds.join(''), sway: [12, 4] },
    { svg: land(14, 3, soft, pale), sway: [22, 4] },
    { svg: tower(at, 9) + tower(at + 5, 12) + coins.join(''), sway: [34, 6] },
    { svg: land(18, 2, mid, soft), sway: [48, 6] },
  ]
}
