import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Hand } from './people.ts'

/** Drawn larger than kept, so that edges come out smooth. */
const drawn = 640
const kept = 320

type Roll = (low: number, high: number) => number

/** Deterministic: the same name always draws the same picture. */
const dice = (seed: string): Roll => {
  let round = 0
  return (low, high) => {
    const digest = createHash('sha256').update(`${seed}:${round++}`).digest()
    return low + (digest.readUInt32BE(0) / 0xffffffff) * (high - low)
  }
}

const palettes = [
  [0x1b1a3a, 0x6b5fb0, 0xf7d9c4, 0xe8744f],
  [0x02262e, 0x0e6e6e, 0xf2c14e, 0xf78154],
  [0x3d0c1e, 0xd1495b, 0xffb48f, 0xffe8d6],
  [0x10263f, 0x2f6690, 0x81c3d7, 0xf4a261],
  [0x20301d, 0x5b8c5a, 0xcfd186, 0xe3655b],
  [0x2a1a12, 0xb5532c, 0xf0a35e, 0xf5ead6],
] as const

/** Which of a palette's colours stands at this place of the unit square. */
type Painting = (x: number, y: number) => 0 | 1 | 2 | 3

const within = (x: number, y: number, cx: number, cy: number, r: number) =>
  (x - cx) ** 2 + (y - cy) ** 2 < r * r

const hands: Record<Hand, (roll: Roll) => Painting> = {
  'cut-paper': (roll) => {
    const [sunX, sunY, near, far] = [roll(0.35, 0.65), roll(0.28, 0.42), roll(0, 6), roll(0, 6)]
    return (x, y) => {
      if (y > 0.78 + 0.05 * Math.sin(x * 7 + near)) return 0
      if (y > 0.62 + 0.08 * Math.sin(x * 5 + far)) return 1
      if (y > 0.52 + 0.06 * Math.sin(x * 9 + near)) return 2
      return within(x, y, sunX, sunY, 0.17) ? 3 : 0
    }
  },
  contours: (roll) => {
    const [cx, cy, bend] = [roll(0.35, 0.6), roll(0.35, 0.6), roll(2, 4)]
    return (x, y) => {
      const angle = Math.atan2(y - cy, x - cx)
      const height = Math.hypot(x - cx, (y - cy) * 1.2) + 0.03 * Math.sin(angle * bend)
      const ring = (height * 16) % 1
      if (ring < 0.16) return 2
      return height < 0.3 ? 1 : 0
    }
  },
  halftone: (roll) => {
    const [cx, cy] = [roll(0.32, 0.68), roll(0.32, 0.68)]
    return (x, y) => {
      if (within(x, y, cx, cy, 0.16)) return 3
      const [dotX, dotY] = [Math.floor(x * 22) / 22 + 1 / 44, Math.floor(y * 22) / 22 + 1 / 44]
      const nearness = Math.max(0, 1 - Math.hypot(dotX - cx, dotY - cy) / 0.75)
      return within(x, y, dotX, dotY, nearness * 0.024) ? 2 : 0
    }
  },
  waves: (roll) => {
    const heights = Array.from({ length: 18 }, (_, bar) => {
      return roll(0.12, 0.8) * Math.sin(((bar + 1) / 19) * Math.PI)
    })
    return (x, y) => {
      const bar = Math.floor(x * 18)
      const tall = Math.abs(y - 0.5) < (heights[bar] ?? 0) / 2
      if (!tall || (x * 18) % 1 > 0.62) return 0
      return bar % 7 === 3 ? 3 : bar % 2 === 0 ? 2 : 1
    }
  },
  blocks: (roll) => {
    const cells = Array.from({ length: 9 }, () => ({
      ground: Math.floor(roll(0, 2.99)) as 0 | 1 | 2,
      disc: roll(0, 1) > 0.4 ? roll(0.09, 0.165) : 0,
      ink: roll(0, 1) > 0.5 ? (3 as const) : (2 as const),
    }))
    return (x, y) => {
      const [column, row] = [Math.min(2, Math.floor(x * 3)), Math.min(2, Math.floor(y * 3))]
      const cell = cells[row * 3 + column]
      if (!cell) return 0
      return within(x, y, (column + 0.5) / 3, (row + 0.5) / 3, cell.disc) ? cell.ink : cell.ground
    }
  },
  orbit: (roll) => {
    const large = { x: roll(0.25, 0.45), y: roll(0.55, 0.75), r: roll(0.3, 0.4) }
    const small = { x: roll(0.58, 0.8), y: roll(0.22, 0.4), r: roll(0.12, 0.2) }
    return (x, y) => {
      if (within(x, y, small.x, small.y, small.r)) return 3
      if (within(x, y, large.x + 0.14, large.y - 0.1, large.r * 0.4)) return 2
      return within(x, y, large.x, large.y, large.r) ? 1 : 0
    }
  },
}

export const drawPortrait = (username: string, hand: Hand): Promise<Buffer> => {
  const roll = dice(username)
  const palette = palettes[Math.floor(roll(0, palettes.length - 0.01))] ?? palettes[0]
  const painting = hands[hand](roll)
  const pixels = Buffer.alloc(drawn * drawn * 3)
  for (let row = 0; row < drawn; row++) {
    for (let column = 0; column < drawn; column++) {
      const colour = palette[painting(column / drawn, row / drawn)]
      const at = (row * drawn + column) * 3
      pixels[at] = colour >> 16
      pixels[at + 1] = (colour >> 8) & 0xff
      pixels[at + 2] = colour & 0xff
    }
  }
  return sharp(pixels, { raw: { width: drawn, height: drawn, channels: 3 } })
    .resize(kept)
    .webp({ quality: 88 })
    .toBuffer()
}
