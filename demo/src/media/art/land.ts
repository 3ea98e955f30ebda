import {
  across,
  closed,
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

const below = (d: string) => `${d}V${height + margin}H${-margin}Z`

/** Cut paper: a sun behind ridges, each sheet with the shadow of the one before it. */
export const hills: Hand = ([sky, ...papers], roll) => {
  const sun = disc(roll(500, 1150), roll(220, 400), roll(120, 190), papers[4] ?? sky)
  const ridges = times(4, (at) => {
    const base = 420 + at * 125
    const [a, b, long] = [roll(0, 6), roll(0, 6), roll(200, 420)]
    const high = roll(50, 110) - at * 8
    const ridge = across(
      (x) => base - Math.sin(x / long + a) * high - Math.sin((x / long) * 2.3 + b) * high * 0.35,
    )
    const shade = group([path(below(ridge), '#000', { opacity: 0.16 })], {
      transform: 'translate(0 -14)',
    })
    const paper = papers[3 - at] ?? sky
    return { svg: shade + path(below(ridge), paper), sway: [12 + at * 16, 3 + at] as const }
  })
  return [ground(sky), { svg: sun, sway: [6, 10] }, ...ridges]
}

/** Sharp ridges in mist, with snow where the light falls. */
export const peaks: Hand = ([sky, ...inks], roll) => {
  const range = (at: number) => {
    const [base, high] = [430 + at * 110, 330 - at * 50]
    const points: [number, number][] = [[-margin, height + margin]]
    const snow: string[] = []
    for (let x = -margin - 100; x < width + margin + 200; ) {
      const reach = roll(130, 260)
      const top = base - roll(0.35, 1) * high
      points.push([x, base + roll(0, 60)], [x + reach, top])
      const drop = (base - top) * 0.34
      if (at < 2) {
        snow.push(
          closed([
            [x + reach, top],
            [x + reach + drop * 0.75, top + drop],
            [x + reach + drop * 0.25, top + drop * 0.72],
            [x + reach - drop * 0.15, top + drop * 1.05],
            [x + reach - drop * 0.5, top + drop * 0.8],
          ]),
        )
      }
      x += reach * 1.9
    }
    points.push([width + margin, height + margin])
    const ink = inks[at] ?? sky
    const caps = snow.map((d) => path(d, inks[4] ?? sky, { opacity: 0.85 - at * 0.3 }))
    return { svg: path(closed(points), ink) + caps.join(''), sway: [10 + at * 18, 2] as const }
  }
  const moon = disc(roll(300, 1300), roll(130, 260), roll(50, 95), inks[3] ?? sky)
  return [ground(sky), { svg: moon, sway: [4, 8] }, ...times(4, range)]
}

/** Height lines around two summits, as on a map that was coloured by hand. */
export const contours: Hand = (palette, roll) => {
  const [sea, ...inks] = palette
  const waves = times(5, (n) => ({ n: n + 2, phase: roll(0, 6.3), size: 0.17 / (n + 1.3) }))
  const [cx, cy, lean] = [roll(560, 1040), roll(360, 540), roll(-18, 18)]
  const rings = 9
  const ring = (at: number) => {
    const reach = 1 - at / rings
    const points = times(96, (step) => {
      const turn = (step / 96) * Math.PI * 2
      const swell = waves.reduce(
        (sum, { n, phase, size }) => sum + Math.sin(turn * n + phase + at * 0.16) * size,
        1,
      )
      const x = cx + Math.cos(turn) * 820 * reach * swell + at * lean
      return [x, cy + Math.sin(turn) * 520 * reach * swell - at * 5] as const
    })
    const fill = inks[Math.floor((at / rings) * 4)] ?? sea
    const edge = { stroke: sea, 'stroke-opacity': 0.45, 'stroke-width': 2.5 }
    const inner = line(closed(points), inks[4] ?? sea, 1.2, {
      opacity: 0.35,
      transform: `translate(${cx * 0.03} ${cy * 0.03}) scale(.97)`,
    })
    return {
      svg: path(closed(points), fill, edge) + inner,
      sway: [4 + at * 5, 2 + at * 2] as const,
    }
  }
  return [ground(sea), ...times(rings, ring)]
}

/** A coast with its soundings, a grid, and the dotted way somebody went. */
export const chart: Hand = (palette, roll) => {
  const [sea, , shallow, land, paper, accent] = palette
  const [a, b, c] = [roll(0, 6), roll(0, 6), roll(0, 6)]
  const coast = (off: number) =>
    across(
      (x) =>
        430 +
        off +
        Math.sin(x / 260 + a) * 130 +
        Math.sin(x / 97 + b) * 46 +
        Math.sin(x / 41 + c) * 17,
      8,
    )
  const shores = times(5, (at) =>
    line(coast(-30 * at - 20), shallow, 3, { opacity: 0.8 - at * 0.15 }),
  )
  const grid = [
    ...times(16, (at) => line(`M${at * 130 - 140} -140V1040`, paper, 1)),
    ...times(9, (at) => line(`M-140 ${at * 130 - 40}H1740`, paper, 1)),
  ]
  const inland = times(4, (at) => line(coast(60 + at * 62), sea, 2, { opacity: 0.3 }))
  const way = line(
    across((x) => 640 + Math.sin(x / 210 + b) * 90, 12),
    accent,
    7,
    {
      'stroke-dasharray': '2 22',
      'stroke-linecap': 'round',
    },
  )
  const rose = [90, 62, 8].map((r, at) =>
    disc(1330, 170, r, at === 1 ? 'none' : at ? accent : 'none', {
      stroke: paper,
      'stroke-width': 3,
    }),
  )
  const star = path(
    'M1330 60L1346 154L1440 170L1346 186L1330 280L1314 186L1220 170L1314 154Z',
    paper,
  )
  return [
    ground(sea),
    { svg: group(grid, { opacity: 0.16 }), sway: [6, 4] },
    { svg: shores.join(''), sway: [14, 8] },
    { svg: path(below(coast(0)), land) + inland.join(''), sway: [22, 10] },
    { svg: way, sway: [30, 12] },
    { svg: star + rose.join(''), sway: [8, 5] },
  ]
}
