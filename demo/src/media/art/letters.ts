import { block, disc, ground, group, type Hand, path, times } from './canvas.ts'

/** Three wide and six high: one digit for a row, whose bits are its modules. */
const alphabet: Readonly<Record<string, string>> = {
  A: '757555',
  B: '656566',
  C: '744447',
  D: '655556',
  E: '746447',
  F: '746444',
  G: '745557',
  H: '557555',
  I: '722227',
  J: '111157',
  K: '556655',
  L: '444447',
  M: '577555',
  N: '655555',
  O: '755557',
  P: '757444',
  Q: '755571',
  R: '756555',
  S: '747117',
  T: '722222',
  U: '555557',
  V: '555552',
  W: '555775',
  X: '552255',
  Y: '557222',
  Z: '711447',
}

const rows = 6

/** A poster: one word of the title, set far too large, in modules of a few shapes. */
export const letters: Hand = ([paper, ...inks], roll, title) => {
  const words = title
    .toUpperCase()
    .replace(/[^A-Z ]/g, '')
    .split(' ')
    .filter(Boolean)
  const fitting = words.filter(({ length }) => length <= 7)
  const word = fitting.sort((a, b) => b.length - a.length)[0] ?? 'TYPE'
  const side = Math.min(130, Math.floor(1540 / (word.length * 3.6)))
  const left = 800 - (word.length * 3.6 * side - 0.6 * side) / 2
  const top = 450 - (rows * side) / 2
  const style = roll.whole(0, 2)
  const module = (x: number, y: number, fill: string, turn: number) => {
    if (style === 0) return block([x, y, side + 1, side + 1], fill)
    if (style === 1) return disc(x + side / 2, y + side / 2, side / 2, fill)
    const quarter = path(`M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`, fill)
    return turn === 4
      ? block([x, y, side + 1, side + 1], fill)
      : group([quarter], {
          transform: `translate(${x} ${y}) rotate(${turn * 90} ${side / 2} ${side / 2})`,
        })
  }
  const letter = (sign: string, at: number) => {
    const fill = inks[at % 2 ? 1 : 2] ?? paper
    return [...(alphabet[sign] ?? '777777')].flatMap((row, y) =>
      times(3, (x) => {
        const inked = (Number(row) >> (2 - x)) & 1
        const turn = roll.chance(0.3) ? roll.whole(0, 3) : 4
        return inked ? module(left + (at * 3.6 + x) * side, top + y * side, fill, turn) : ''
      }),
    )
  }
  const signs = [...word]
  const big = disc(roll(200, 1400), roll(200, 700), roll(220, 420), inks[4] ?? paper)
  const beam = block([-140, roll(80, 760), 1880, roll(40, 120)], inks[3] ?? paper)
  return [
    ground(paper),
    { svg: beam, sway: [0, 24] },
    { svg: big, sway: [50, 26] },
    { svg: signs.flatMap((sign, at) => (at % 2 ? [] : letter(sign, at))).join(''), sway: [14, 12] },
    {
      svg: signs.flatMap((sign, at) => (at % 2 ? letter(sign, at) : [])).join(''),
      sway: [14, -12],
    },
  ]
}
