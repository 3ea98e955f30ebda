import {
  block,
  disc,
  ground,
  type Hand,
  height,
  line,
  margin,
  round,
  times,
  width,
} from './canvas.ts'

/** Iron on a bar, over lines that lean into the work. */
export const plates: Hand = ([paper, iron, mid, light, chalk, accent], roll) => {
  const lean = roll(-0.5, 0.5)
  const lines = times(52, (at) => {
    const x = at * 44 - 420
    return line(
      `M${x} ${-margin}L${round(x + lean * 1180)} ${height + margin}`,
      mid,
      4 + (at % 5) * 4,
      { opacity: 0.5 },
    )
  })
  const y = roll(400, 540)
  const disk = (x: number, r: number, fill: string) =>
    disc(x, y, r, fill) +
    disc(x, y, r * 0.78, 'none', { stroke: chalk, 'stroke-width': 5, opacity: 0.5 }) +
    disc(x, y, r * 0.32, iron)
  const bar = block([-margin, y - 15, width + 2 * margin, 30], light)
  const [left, right] = [roll(250, 420), roll(1180, 1350)]
  return [
    ground(paper),
    { svg: lines.join(''), sway: [34, 0] },
    { svg: bar, sway: [12, 22] },
    { svg: disk(left - 90, 150, mid) + disk(right + 90, 150, mid), sway: [14, 22] },
    { svg: disk(left, roll(210, 270), iron) + disk(right, roll(210, 270), iron), sway: [18, 24] },
    {
      svg: disk(left + 110, roll(150, 200), accent) + disk(right - 110, roll(150, 200), accent),
      sway: [24, 26],
    },
  ]
}
