import {
  block,
  disc,
  ground,
  group,
  type Hand,
  height,
  line,
  margin,
  round,
  times,
  width,
} from './canvas.ts'

/** Strokes that follow a current, far ones thin and near ones thick. */
export const flow: Hand = ([paper, ...inks], roll) => {
  const [a, b, c, d] = times(4, () => roll(0, 6.3)) as [number, number, number, number]
  const scale = roll(0.75, 1.5)
  const angle = (x: number, y: number) =>
    (Math.sin(x / (330 * scale) + a) + Math.cos(y / (270 * scale) + b)) * 1.3 +
    Math.sin((x + y) / (190 * scale) + c) * 0.8 +
    Math.cos((x - 1.4 * y) / (240 * scale) + d) * 0.7
  const stroke = (depth: number) => {
    let [x, y] = [roll(-margin, width + margin), roll(-margin, height + margin)]
    let drawn = `M${round(x)} ${round(y)}`
    const steps = roll.whole(12, 34)
    for (let step = 0; step < steps; step++) {
      const turn = angle(x, y)
      x += Math.cos(turn) * 15
      y += Math.sin(turn) * 15
      drawn += `L${round(x)} ${round(y)}`
    }
    return line(drawn, roll.pick(inks), (depth + 1) * roll(1.6, 3.4))
  }
  const soft = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const strokes = times(3, (depth) => ({
    svg: group(
      times(330 - depth * 85, () => stroke(depth)),
      { ...soft, opacity: 0.4 + depth * 0.3 },
    ),
    sway: [14 + depth * 22, 8 + depth * 10] as const,
  }))
  return [ground(paper), ...strokes]
}

/** Dots that grow towards a light. */
export const halftone: Hand = ([paper, , dot, , , light], roll) => {
  const [cx, cy, r] = [roll(450, 1150), roll(300, 600), roll(110, 190)]
  const gap = roll.pick([26, 30, 36])
  const reach = roll(620, 900)
  const dots: string[] = []
  for (let row = 0, y = -margin; y < height + margin; y += gap * 0.866, row++) {
    for (let x = -margin + (row % 2) * (gap / 2); x < width + margin; x += gap) {
      const near = Math.max(0, 1 - Math.hypot(x - cx, (y - cy) * 1.15) / reach)
      if (near > 0.04) dots.push(disc(x, y, near ** 0.8 * gap * 0.6, dot))
    }
  }
  return [
    ground(paper),
    { svg: dots.join(''), sway: [26, 16] },
    { svg: disc(cx, cy, r, light), sway: [46, 26] },
  ]
}

/** Rows of a sea at night, one in front of the other, with a light on the water. */
export const swell: Hand = ([deep, ...inks], roll) => {
  const sun = disc(roll(480, 1120), roll(210, 300), roll(90, 150), inks[4] ?? deep)
  const rows = times(13, (at) => {
    const y0 = 300 + at * 54
    const [a, b] = [roll(0, 6), roll(0, 6)]
    const high = 8 + at * 3.2
    const long = 60 + at * 17
    let d = ''
    for (let x = -margin; x <= width + margin; x += 14) {
      const y = y0 + Math.sin(x / long + a) * high + Math.sin(x / (long * 2.7) + b) * high * 1.2
      d += `${d ? 'L' : 'M'}${x} ${round(y)}`
    }
    const fill = inks[at % 4] ?? deep
    const body = `<path d="${d}V${height + margin}H${-margin}Z" fill="${fill}"/>`
    return { at, svg: body + line(d, inks[3] ?? deep, 2.5, { opacity: 0.55 }) }
  })
  const bands = times(4, (band) => ({
    svg: rows
      .filter(({ at }) => Math.floor(at / 3.3) === band)
      .map(({ svg }) => svg)
      .join(''),
    sway: [18 + band * 22, 6 + band * 5] as const,
  }))
  return [ground(deep), { svg: sun, sway: [4, 12] }, ...bands]
}

/** Rings that open like a breath. */
export const rings: Hand = ([paper, ...inks], roll) => {
  const [cx, cy] = [roll(600, 1000), roll(400, 520)]
  const lean = [roll(-14, 14), roll(-10, 10)] as const
  const layers = times(7, (at) => {
    const r = 560 - at * 78
    const fill = inks[Math.min(4, Math.floor(at * 0.75))] ?? paper
    const petals = times(8, (petal) => {
      const turn = (petal / 8) * Math.PI * 2 + at * 0.2
      const out = r * 0.24
      return disc(
        cx + Math.cos(turn) * out + at * lean[0],
        cy + Math.sin(turn) * out + at * lean[1],
        r * 0.72,
        fill,
        { opacity: 0.17 },
      )
    })
    return { svg: petals.join(''), sway: [5 + at * 4, 3 + at * 4] as const }
  })
  const heart = disc(cx + 7 * lean[0], cy + 7 * lean[1], 42, inks[4] ?? paper)
  return [ground(paper), ...layers, { svg: heart, sway: [34, 30] }]
}

/** Nights of stars turned about the pole, above a dark edge of land. */
export const trails: Hand = ([sky, land, ...inks], roll) => {
  const [cx, cy] = [roll(500, 1100), roll(330, 560)]
  const arc = (r: number) => {
    const from = roll(0, 6.3)
    const to = from + roll(0.35, 1.5)
    const at = (turn: number) =>
      `${round(cx + Math.cos(turn) * r)} ${round(cy + Math.sin(turn) * r)}`
    return line(
      `M${at(from)}A${round(r)} ${round(r)} 0 0 1 ${at(to)}`,
      roll.pick(inks),
      roll(1.4, 4.2),
      {
        opacity: roll(0.45, 1),
      },
    )
  }
  const nights = times(3, (at) => ({
    svg: group(
      times(95, () => arc(roll(20, 1150))),
      { 'stroke-linecap': 'round' },
    ),
    sway: [8 + at * 9, 6 + at * 6] as const,
  }))
  const [a, b] = [roll(0, 6), roll(0, 6)]
  let edge = `M${-margin} ${height + margin}`
  for (let x = -margin; x <= width + margin; x += 12) {
    edge += `L${x} ${round(800 - Math.abs(Math.sin(x / 310 + a)) * 110 - Math.sin(x / 71 + b) * 16)}`
  }
  const dome = `<path d="${edge}V${height + margin}Z" fill="${land}"/>${disc(cx, 772, 46, land)}${block([cx - 46, 772, 92, 60], land)}`
  return [ground(sky), ...nights, { svg: dome, sway: [40, 4] }]
}
