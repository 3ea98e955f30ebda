import {
  block,
  disc,
  ground,
  group,
  type Hand,
  line,
  margin,
  path,
  round,
  times,
  width,
} from './canvas.ts'

/** Panels of a page, each with a small thing going on. */
export const panels: Hand = ([paper, ink, ...tones], roll) => {
  const scene = (x: number, y: number, w: number, h: number) => {
    const sky = roll.pick(tones)
    const other = roll.pick(tones.filter((tone) => tone !== sky))
    const third = roll.pick(tones)
    const id = `p${round(x + 500)}-${round(y + 500)}`.replaceAll('.', '')
    const inside = roll.pick([
      () =>
        times(12, (at) => {
          const turn = (at / 12) * 6.283
          return path(
            `M${x + w / 2} ${y + h / 2}L${x + w / 2 + Math.cos(turn) * 900} ${y + h / 2 + Math.sin(turn) * 900}L${x + w / 2 + Math.cos(turn + 0.26) * 900} ${y + h / 2 + Math.sin(turn + 0.26) * 900}Z`,
            other,
          )
        }).join('') + disc(x + w / 2, y + h / 2, h * 0.22, third),
      () =>
        disc(x + w * 0.7, y + h * 0.3, h * 0.17, third) +
        path(
          `M${x} ${y + h}V${y + h * 0.6}L${x + w * 0.35} ${y + h * 0.35}L${x + w * 0.6} ${y + h * 0.7}L${x + w * 0.8} ${y + h * 0.55}L${x + w} ${y + h * 0.8}V${y + h}Z`,
          other,
        ),
      () =>
        times(Math.ceil(w / 26) * Math.ceil(h / 26), (at) => {
          const columns = Math.ceil(w / 26)
          return disc(
            x + (at % columns) * 26 + 13,
            y + Math.floor(at / columns) * 26 + 13,
            2 + ((at % columns) / columns) * 10,
            other,
          )
        }).join(''),
      () =>
        disc(x + w * 0.4, y + h * 0.62, h * 0.3, other) +
        disc(x + w * 0.33, y + h * 0.55, h * 0.035, ink) +
        disc(x + w * 0.45, y + h * 0.55, h * 0.035, ink) +
        block([x + w * 0.5, y + h * 0.08, w * 0.42, h * 0.24], paper, {
          rx: 22,
          stroke: ink,
          'stroke-width': 5,
        }) +
        block([x + w * 0.55, y + h * 0.16, w * 0.3, 9], ink, { rx: 4 }) +
        block([x + w * 0.55, y + h * 0.22, w * 0.2, 9], ink, { rx: 4 }),
      () =>
        path(
          `M${x + w * 0.12} ${y + h * 0.55}L${x + w * 0.88} ${y + h * 0.25}L${x + w * 0.55} ${y + h * 0.8}L${x + w * 0.45} ${y + h * 0.6}Z`,
          paper,
          { stroke: ink, 'stroke-width': 5 },
        ) +
        line(`M${x} ${y + h * 0.8}q${w * 0.2} ${-h * 0.1} ${w * 0.4} 0t${w * 0.6} 0`, other, 10),
    ])()
    const clip = `<clipPath id="${id}"><rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"/></clipPath>`
    return `${clip}${block([x, y, w, h], sky)}${group([inside], { 'clip-path': `url(#${id})` })}${block([x, y, w, h], 'none', { stroke: ink, 'stroke-width': 9 })}`
  }
  const rows = [
    [-100, 380],
    [310, 330],
    [670, 380],
  ].map(([y = 0, h = 0]) => {
    const drawn: string[] = []
    for (let x = -150; x < 1700; ) {
      const w = roll(300, 620)
      drawn.push(scene(x, y, w, h))
      x += w + 30
    }
    return drawn.join('')
  })
  return [ground(paper), ...rows.map((svg, at) => ({ svg, sway: [at % 2 ? -34 : 34, 6] as const }))]
}

/** Columns of a paper: heads, lines that nobody can read, one picture. */
export const columns: Hand = ([paper, ink, soft, tone, second, accent], roll) => {
  const column = (x: number, w: number) => {
    const drawn: string[] = []
    for (let y = -120; y < 1040; ) {
      if (roll.chance(0.16)) {
        const h = roll(160, 300)
        const id = `c${Math.round(x + 500)}${Math.round(y + 500)}`
        drawn.push(
          `<clipPath id="${id}"><rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"/></clipPath>`,
        )
        drawn.push(
          group(
            [
              block([x, y, w, h], roll.pick([tone, second])),
              disc(x + w * roll(0.3, 0.7), y + h * 0.5, h * 0.3, accent),
              path(`M${x} ${y + h}L${x + w * 0.5} ${y + h * 0.5}L${x + w} ${y + h}Z`, ink),
            ],
            { 'clip-path': `url(#${id})` },
          ),
        )
        y += h + 30
      } else if (roll.chance(0.22)) {
        drawn.push(block([x, y, w, 30], ink), block([x, y + 42, w * roll(0.4, 0.85), 30], ink))
        y += 100
      } else {
        const lines = roll.whole(4, 9)
        drawn.push(
          ...times(lines, (at) =>
            block([x, y + at * 22, at === lines - 1 ? w * roll(0.3, 0.8) : w, 9], soft),
          ),
        )
        y += lines * 22 + 26
      }
    }
    return drawn.join('')
  }
  const all = times(7, (at) => column(at * 270 - 130, 230))
  const tilt = {
    transform: `rotate(${round(roll(-9, 9))} 800 450) scale(1.16) translate(-110 -60)`,
  }
  const mark = disc(roll(400, 1200), roll(280, 620), roll(90, 150), 'none', {
    stroke: accent,
    'stroke-width': 16,
  })
  return [
    ground(paper),
    {
      svg: group(
        all.filter((_, at) => at % 2 === 0),
        tilt,
      ),
      sway: [10, 22],
    },
    {
      svg: group(
        all.filter((_, at) => at % 2 === 1),
        tilt,
      ),
      sway: [10, -22],
    },
    { svg: mark, sway: [40, 20] },
  ]
}

/** A program seen from too far away to read. */
export const code: Hand = ([paper, ...inks], roll) => {
  const rows = times(24, (row) => {
    const y = row * 48 - 110
    let x = 120 + (roll.chance(0.25) ? 0 : roll.whole(1, 4) * 74)
    if (roll.chance(0.14)) return ''
    const words = roll.whole(2, 6)
    return times(words, () => {
      const w = roll(50, 230)
      const word = block([x, y, w, 22], roll.pick(inks), { rx: 11 })
      x += w + 22
      return word
    }).join('')
  })
  const numbers = times(24, (row) =>
    block([20, row * 48 - 108, 34, 18], inks[0], { rx: 9, opacity: 0.6 }),
  )
  const at = roll.whole(5, 16)
  const cursor = block([-margin, at * 48 - 122, width + 2 * margin, 46], inks[1], { opacity: 0.22 })
  return [
    ground(paper),
    { svg: cursor + numbers.join(''), sway: [0, 26] },
    { svg: rows.filter((_, row) => row % 2 === 0).join(''), sway: [22, 26] },
    { svg: rows.filter((_, row) => row % 2 === 1).join(''), sway: [-22, 26] },
  ]
}

/** Night streets: windows of those who are still up, and the lights of a bus going by. */
export const windows: Hand = ([sky, ...inks], roll) => {
  const street = (depth: number) => {
    const drawn: string[] = []
    const fill = inks[depth] ?? sky
    for (let x = -170; x < 1760; ) {
      const w = roll.whole(4, 8) * 40
      const top = roll(190, 470) + depth * 110
      drawn.push(block([x, top, w, 1100 - top], fill))
      for (let y = top + 34; y < 860; y += 58) {
        for (let wx = x + 22; wx < x + w - 36; wx += 42) {
          if (!roll.chance(0.34)) continue
          const lit = roll.chance(0.25) ? inks[4] : inks[3]
          drawn.push(block([wx, y, 22, 34], lit ?? sky, { opacity: 0.35 + depth * 0.3 }))
        }
      }
      x += w + roll(0, 46)
    }
    return drawn.join('')
  }
  const streaks = times(6, (at) =>
    line(
      `M-140 ${790 + at * 17}Q800 ${760 + at * 22} 1740 ${790 + at * 13}`,
      at % 2 ? (inks[4] ?? sky) : (inks[3] ?? sky),
      3 + at,
      { opacity: 0.85 },
    ),
  )
  return [
    ground(sky),
    { svg: disc(roll(200, 1400), roll(110, 230), 64, inks[3] ?? sky), sway: [4, 6] },
    { svg: street(0), sway: [16, 3] },
    { svg: street(1), sway: [36, 4] },
    { svg: block([-margin, 770, width + 2 * margin, 300], sky) + streaks.join(''), sway: [60, 2] },
  ]
}

/** The face of a board, with its knots. */
export const grain: Hand = ([wood, ...inks], roll) => {
  const knots = times(roll.whole(2, 4), () => ({
    x: roll(100, 1500),
    y: roll(150, 750),
    r: roll(60, 130),
  }))
  const fibre = (at: number) => {
    const y0 = at * 22 - 150
    let d = ''
    for (let x = -margin; x <= width + margin; x += 16) {
      const push = knots.reduce((sum, { x: kx, y: ky, r }) => {
        const near =
          Math.exp(-(((x - kx) / (r * 2.2)) ** 2)) * Math.exp(-(((y0 - ky) / (r * 1.9)) ** 2))
        return sum + near * r * (y0 < ky ? -1 : 1)
      }, 0)
      d += `${d ? 'L' : 'M'}${x} ${round(y0 + push + Math.sin(x / 260 + at / 7) * 9)}`
    }
    return line(d, inks[at % 4] ?? wood, roll(3, 15), { opacity: roll(0.5, 1) })
  }
  const hearts = knots.map(({ x, y, r }) =>
    times(4, (at) => shapeOfKnot(x, y, r * (0.74 - at * 0.18), inks[(at + 1) % 4] ?? wood)).join(
      '',
    ),
  )
  const joint = path(
    'M1040 -140V180H1180V360H1040V560H1180V740H1040V1040H1760V-140Z',
    inks[4] ?? wood,
  )
  const all = times(56, fibre)
  const edge = roll.chance(0.6) ? [{ svg: joint, sway: [52, 4] as const }] : []
  return [
    ground(wood),
    { svg: all.filter((_, at) => at % 2 === 0).join(''), sway: [16, 4] },
    { svg: all.filter((_, at) => at % 2 === 1).join('') + hearts.join(''), sway: [26, 6] },
    ...edge,
  ]
}

const shapeOfKnot = (cx: number, cy: number, r: number, fill: string) =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(r * 1.35)}" ry="${round(r)}" fill="${fill}"/>`
