import { random } from '../random.ts'

const inks = ['#e4572e', '#f2a90f', '#f4efe6', '#7fa86b', '#b5495b', '#8d86a8']
const pens = [1.4, 2.4, 3.6, 5]

type Options = { width: number; height: number; seed: number; paper: string }

export const flowField = ({ width, height, seed, paper }: Options) => {
  const next = random(seed)
  const phase = Array.from({ length: 6 }, () => next() * Math.PI * 2)
  const angle = (x: number, y: number) => {
    const [a, b, c, d, e] = phase as [number, number, number, number, number]
    const slow = Math.sin(x / 170 + a) + Math.cos(y / 140 + b)
    const fast = Math.sin((x + y) / 90 + c) * 0.6 + Math.cos((x - 1.4 * y) / 120 + d) * 0.7
    return slow * 1.25 + fast * 1.1 + e
  }

  const strokes = new Map<string, string[]>()
  for (let i = 0; i < 420; i++) {
    let x = next() * (width + 80) - 40
    let y = next() * (height + 80) - 40
    const steps = 12 + Math.floor(next() * 22)
    const ink = inks[Math.floor(next() ** 1.15 * inks.length)] as string
    const pen = pens[Math.floor(next() ** 1.5 * pens.length)] as number
    const depth = next() < 0.4 ? 0.4 : next() < 0.5 ? 0.72 : 1
    let path = `M${Math.round(x)} ${Math.round(y)}l`
    for (let step = 0; step < steps; step++) {
      const turn = angle(x, y)
      const toX = Math.round(x + Math.cos(turn) * 8)
      const toY = Math.round(y + Math.sin(turn) * 8)
      path += `${step ? ' ' : ''}${toX - Math.round(x)} ${toY - Math.round(y)}`
      x = toX
      y = toY
    }
    const look = `stroke="${ink}" stroke-width="${pen}" opacity="${depth}"`
    strokes.set(look, [...(strokes.get(look) ?? []), path.replaceAll(' -', '-')])
  }
  const drawn = [...strokes]
    .map(([look, paths]) => `<path ${look} d="${paths.join('')}"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="${paper}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></svg>`
}
