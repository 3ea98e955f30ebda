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
  round,
  times,
  width,
} from './canvas.ts'

/** A recording, as its loudness looks. */
export const bars: Hand = ([paper, ...inks], roll) => {
  const gap = roll.pick([22, 28, 36])
  const [a, b, c] = [roll(0, 6), roll(0, 6), roll(90, 260)]
  const count = Math.ceil((width + 2 * margin) / gap)
  const bar = (at: number) => {
    const x = at * gap - margin
    const swell = 0.42 + 0.3 * Math.sin(x / c + a) + 0.2 * Math.sin(x / (c * 0.37) + b)
    const tall = Math.max(24, (swell + roll(-0.14, 0.14)) * 620)
    const hot = Math.sin(x / (c * 1.6) + b) > 0.55
    const fill = hot ? (inks[4] ?? paper) : (inks[at % 7 === 0 ? 2 : 1] ?? paper)
    return block([x, 450 - tall / 2, gap * 0.58, tall], fill, { rx: gap * 0.29 })
  }
  const drawn = times(count, bar)
  return [
    ground(paper),
    { svg: disc(roll(300, 1300), 450, 330, inks[0], { opacity: 0.5 }), sway: [10, 10] },
    ...times(3, (part) => ({
      svg: drawn.filter((_, at) => at % 3 === part).join(''),
      sway: [4, 16 + part * 20] as const,
    })),
  ]
}

/** Strings over a bridge, some at rest and some sounding. */
export const strings: Hand = ([paper, ...inks], roll) => {
  const phase = roll(0, 6)
  const wave = (at: number) => {
    const y0 = -60 + at * 46
    const loud = Math.max(0, Math.sin(at / 1.9 + phase)) * 74
    const [long, turn] = [roll(70, 190), roll(0, 6)]
    let d = ''
    for (let x = -margin; x <= width + margin; x += 12) {
      const held = Math.sin(((x + margin) / (width + 2 * margin)) * Math.PI) ** 2
      d += `${d ? 'L' : 'M'}${x} ${round(y0 + at * 2 + Math.sin(x / long + turn) * loud * held)}`
    }
    return line(d, inks[at % 5] ?? paper, loud > 30 ? 10 : 4, { 'stroke-linecap': 'round' })
  }
  const all = times(22, wave)
  const curl = (r: number) => disc(1180, 450, r, 'none', { stroke: inks[0], 'stroke-width': 30 })
  return [
    ground(paper),
    { svg: group([curl(330), curl(240), curl(150)], { opacity: 0.55 }), sway: [10, 8] },
    ...times(3, (part) => ({
      svg: all.filter((_, at) => at % 3 === part).join(''),
      sway: [20, 8 + part * 14] as const,
    })),
  ]
}

/** Cloth in the air behind someone who is turning. */
export const ribbons: Hand = ([paper, ...inks], roll) => {
  const ribbon = (at: number) => {
    const [y1, y2] = [roll(-60, 960), roll(-60, 960)]
    const [c1, c2] = [roll(-300, 1200), roll(-300, 1200)]
    const wide = roll(50, 150)
    const d = `M-200 ${round(y1)}C420 ${round(c1)} 1100 ${round(c2)} 1800 ${round(y2)}`
    const back = `L1800 ${round(y2 + wide)}C1100 ${round(c2 + wide * 2.4)} 420 ${round(c1 - wide)} -200 ${round(y1 + wide * 0.4)}Z`
    const fold = line(d, '#fff', 4, { opacity: 0.22 })
    return path(d + back, inks[at % 5] ?? paper, { opacity: 0.93 }) + fold
  }
  const figure = group(
    [
      disc(0, -150, 40, inks[3] ?? paper),
      path(
        'M-16 -100C60 -60 70 40 20 130L120 300L70 310L-20 170L-90 300L-130 280L-50 120C-80 30 -70 -60 -16 -100Z',
        inks[3] ?? paper,
      ),
      line('M0 -60Q110 -110 170 -220M0 -60Q-110 -30 -190 -110', inks[3] ?? paper, 26, {
        'stroke-linecap': 'round',
      }),
    ],
    {
      transform: `translate(${round(roll(500, 1100))} 520) rotate(${round(roll(-14, 14))}) scale(1.15)`,
    },
  )
  return [
    ground(paper),
    ...times(3, (part) => ({
      svg: times(3, (at) => ribbon(part * 3 + at)).join(''),
      sway: [20 + part * 20, 12 + part * 12] as const,
    })),
    { svg: figure, sway: [64, 30] },
  ]
}

/** A small stage between its curtains, with the lamps on. */
export const stage: Hand = ([dark, cloth, fold, wood, glow, accent], roll) => {
  const drape = (from: number, to: number, step: number) => {
    const drawn: string[] = []
    for (let x = from; step > 0 ? x < to : x > to; x += step) {
      const bend = round(roll(-30, 30))
      drawn.push(
        path(
          `M${x} -140Q${x + bend} 450 ${x} 1040H${x + step}Q${x + step + bend} 450 ${x + step} -140Z`,
          drawn.length % 2 ? cloth : fold,
        ),
      )
    }
    return drawn.join('')
  }
  const lamp = (x: number, lean: number) =>
    path(`M${x} -140L${x + lean - 190} 800H${x + lean + 190}Z`, glow, { opacity: 0.16 })
  const scallops = times(13, (at) => disc(at * 150 - 110, -20, 112, at % 2 ? cloth : fold))
  const set = roll.pick([
    disc(800, 470, 190, accent),
    path('M560 700L800 260L1040 700Z', accent),
    block([610, 330, 150, 370], accent) + block([840, 250, 150, 450], glow),
    path('M800 300A200 200 0 1 0 980 600A250 250 0 0 1 800 300Z', accent),
  ])
  const singers = times(roll.whole(1, 4), (at) => {
    const x = 560 + at * 165 + roll(-30, 30)
    return (
      disc(x, 585, 30, at % 2 ? glow : wood) +
      path(`M${x - 46} 760Q${x} 560 ${x + 46} 760Z`, at % 2 ? fold : glow)
    )
  })
  return [
    ground(dark),
    { svg: set, sway: [8, 8] },
    { svg: lamp(400, 260) + lamp(1200, -260) + lamp(800, roll(-100, 100)), sway: [46, 0] },
    {
      svg:
        block([-margin, 740, width + 2 * margin, 320], wood) +
        line(`M-140 742H1740`, glow, 5, { opacity: 0.6 }) +
        singers.join(''),
      sway: [18, 4],
    },
    { svg: drape(-margin, 330, 62) + drape(width + margin, 1270, -62), sway: [26, 0] },
    { svg: scallops.join(''), sway: [12, 6] },
  ]
}

/** Worlds on their rounds. */
export const orbit: Hand = ([sky, ...inks], roll) => {
  const [cx, cy] = [roll(420, 720), roll(480, 620)]
  const ways = times(6, (at) =>
    disc(cx, cy, 190 + at * 150, 'none', { stroke: inks[2], 'stroke-width': 2, opacity: 0.4 }),
  )
  const world = (r: number, x: number, y: number, fill: string, shade: string) =>
    disc(x, y, r, fill) +
    path(
      `M${round(x)} ${round(y - r)}A${round(r)} ${round(r)} 0 0 1 ${round(x)} ${round(y + r)}A${round(r * 0.62)} ${round(r)} 0 0 0 ${round(x)} ${round(y - r)}Z`,
      shade,
      { opacity: 0.55 },
    )
  const moons = times(5, (at) => {
    const [far, turn, r] = [190 + (at + 1) * 150, roll(-1.2, 0.9), roll(24, 74)]
    return world(
      r,
      cx + Math.cos(turn) * far,
      cy + Math.sin(turn) * far,
      inks[(at + 2) % 5] ?? sky,
      sky,
    )
  })
  const dust = times(90, () =>
    disc(
      roll(-margin, width + margin),
      roll(-margin, height + margin),
      roll(1.2, 3.6),
      inks[3] ?? sky,
      { opacity: roll(0.3, 0.9) },
    ),
  )
  return [
    ground(sky),
    { svg: dust.join(''), sway: [8, 6] },
    { svg: ways.join(''), sway: [14, 10] },
    { svg: world(150, cx, cy, inks[4] ?? sky, inks[0]), sway: [14, 10] },
    { svg: moons.slice(0, 3).join(''), sway: [36, 24] },
    { svg: moons.slice(3).join(''), sway: [62, 36] },
  ]
}
