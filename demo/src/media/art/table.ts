import {
  block,
  disc,
  ground,
  group,
  type Hand,
  line,
  margin,
  path,
  times,
  width,
} from './canvas.ts'

const board = (y: number, fill: string) => block([-margin, y, width + 2 * margin, 600], fill)

/** Bowls and loaves on a table, with steam where something is warm. */
export const bowls: Hand = ([wall, table, ...inks], roll) => {
  const steam = (x: number, y: number) =>
    times(3, (at) =>
      line(`M${x - 40 + at * 40} ${y}q-34 -60 0 -120t0 -120`, inks[2] ?? wall, 9, {
        'stroke-linecap': 'round',
        opacity: 0.7,
      }),
    ).join('')
  const bowl = (x: number, r: number, y: number) => {
    const fill = roll.pick(inks)
    const rim = block([x - r, y - r * 0.8, r * 2, 22], roll.pick(inks), { rx: 11 })
    return path(`M${x - r} ${y - r * 0.8}A${r} ${r} 0 0 0 ${x + r} ${y - r * 0.8}Z`, fill) + rim
  }
  const loaf = (x: number, r: number, y: number) => {
    const crust = path(`M${x - r} ${y}A${r} ${r * 0.8} 0 0 1 ${x + r} ${y}Z`, inks[1] ?? wall)
    const cuts = times(3, (at) => {
      const left = x - r * 0.45 + at * r * 0.4
      return line(`M${left} ${y - r * 0.25}q20 -60 60 -70`, inks[3] ?? wall, 12, {
        'stroke-linecap': 'round',
      })
    })
    return crust + cuts.join('')
  }
  const thing = (x: number, size: number, y: number) =>
    roll.chance(0.55) ? bowl(x, size, y) : loaf(x, size, y)
  const far = times(4, (at) => thing(120 + at * 450 + roll(-60, 60), roll(110, 160), 590))
  const near = times(3, (at) => thing(260 + at * 560 + roll(-90, 90), roll(170, 240), 780))
  return [
    ground(wall),
    {
      svg: disc(roll(300, 1300), roll(180, 280), 170, inks[3] ?? wall, { opacity: 0.55 }),
      sway: [6, 6],
    },
    { svg: board(590, table) + far.join('') + steam(roll(300, 1300), 470), sway: [16, 4] },
    { svg: near.join(''), sway: [38, 8] },
  ]
}

/** Jars in a row and what rises in them. */
export const jars: Hand = ([wall, shelf, ...inks], roll) => {
  const jar = (x: number, w: number, h: number, foot: number) => {
    const [brine, lid] = [roll.pick(inks.slice(0, 3)), roll.pick(inks)]
    const top = foot - h
    const glass = block([x, top, w, h], inks[2] ?? wall, { rx: 34, opacity: 0.28 })
    const level = top + h * roll(0.16, 0.4)
    const filled = block([x + 12, level, w - 24, foot - level - 12], brine, { rx: 24 })
    const cap = block([x + w * 0.12, top - 44, w * 0.76, 50], lid, { rx: 10 })
    const bubbles = times(roll.whole(10, 20), () =>
      disc(roll(x + 34, x + w - 34), roll(level + 26, foot - 36), roll(5, 19), inks[3] ?? wall, {
        opacity: roll(0.35, 0.9),
      }),
    )
    const shine = line(`M${x + 30} ${top + 60}V${foot - 70}`, inks[3] ?? wall, 9, {
      'stroke-linecap': 'round',
      opacity: 0.5,
    })
    return glass + filled + bubbles.join('') + cap + shine
  }
  const far = times(7, (at) => jar(-120 + at * 270, roll(150, 200), roll(220, 330), 480))
  const near = times(5, (at) => jar(-60 + at * 370, roll(240, 300), roll(330, 440), 850))
  const plank = (y: number) => block([-margin, y, width + 2 * margin, 34], shelf)
  return [
    ground(wall),
    { svg: group(far, { opacity: 0.75 }) + plank(480), sway: [14, 4] },
    {
      svg: near.join('') + plank(850) + block([-margin, 884, width + 2 * margin, 200], wall),
      sway: [36, 6],
    },
  ]
}

/** Fruit in crates, whole and cut. */
export const fruit: Hand = ([cloth, leaf, ...inks], roll) => {
  const one = (x: number, y: number, r: number) => {
    const [skin, flesh] = [roll.pick(inks), roll.pick(inks)]
    const green = path(
      `M${x} ${y - r}q${r * 0.5} ${-r * 0.5} ${r * 0.8} ${-r * 0.1}q${-r * 0.5} ${r * 0.25} ${-r * 0.8} ${r * 0.1}Z`,
      leaf,
    )
    if (roll.chance(0.4)) return disc(x, y, r, skin) + green
    const segments = times(8, (at) => {
      const turn = (at / 8) * Math.PI * 2
      const [a, b] = [turn + 0.1, turn + 0.68]
      const far = r * 0.74
      return path(
        `M${x + Math.cos(turn + 0.39) * r * 0.12} ${y + Math.sin(turn + 0.39) * r * 0.12}L${x + Math.cos(a) * far} ${y + Math.sin(a) * far}A${far} ${far} 0 0 1 ${x + Math.cos(b) * far} ${y + Math.sin(b) * far}Z`,
        skin,
      )
    })
    return disc(x, y, r, skin) + disc(x, y, r * 0.86, flesh) + segments.join('')
  }
  const shadow = (x: number, y: number, r: number) =>
    disc(x + 12, y + 16, r, '#000', { opacity: 0.16 })
  const bed = (gap: number, size: number) => {
    const drawn: string[] = []
    for (let row = 0, y = -margin; y < 1060; y += gap, row++) {
      for (let x = -margin + (row % 2) * gap * 0.5; x < 1760; x += gap) {
        const [px, py, r] = [x + roll(-16, 16), y + roll(-16, 16), size * roll(0.75, 1)]
        drawn.push(shadow(px, py, r) + one(px, py, r))
      }
    }
    return drawn
  }
  const all = bed(250, 112)
  const split = Math.floor(all.length / 2)
  return [
    ground(cloth),
    { svg: all.filter((_, at) => at % 3 !== 0 || at > split * 2).join(''), sway: [18, 12] },
    { svg: all.filter((_, at) => at % 3 === 0).join(''), sway: [40, 22] },
  ]
}

/** Piles that grow to the right, and a line that does not quite follow them. */
export const stacks: Hand = ([paper, ...inks], roll) => {
  const [a, b] = [roll(0, 6), roll(0.5, 1)]
  const high = (at: number) => 2 + Math.round((at / 13) * 7 * b + 2.4 * Math.sin(at / 1.7 + a) + 2)
  const piles = times(15, (at) => {
    const x = at * 124 - 130
    return times(Math.max(1, high(at)), (coin) =>
      block([x, 800 - coin * 58, 96, 48], inks[(coin + at) % 4] ?? paper, { rx: 24 }),
    ).join('')
  })
  const trend = times(15, (at) => `${at * 124 - 82} ${700 - high(at) * 58 + (at % 3) * 22}`).join(
    'L',
  )
  const points = times(15, (at) =>
    disc(at * 124 - 82, 700 - high(at) * 58 + (at % 3) * 22, 13, inks[4] ?? paper),
  )
  return [
    ground(paper),
    {
      svg: times(8, (at) =>
        line(`M-140 ${850 - at * 116}H1740`, inks[0], 2, { opacity: 0.35 }),
      ).join(''),
      sway: [4, 8],
    },
    { svg: piles.filter((_, at) => at % 2 === 0).join(''), sway: [12, 14] },
    { svg: piles.filter((_, at) => at % 2 === 1).join(''), sway: [12, 26] },
    {
      svg: line(`M${trend}`, inks[4] ?? paper, 7, { 'stroke-linejoin': 'round' }) + points.join(''),
      sway: [20, 18],
    },
  ]
}
