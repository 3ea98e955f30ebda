import { random } from '../random.ts'

const ground = [
  '#27455f',
  '#2f5570',
  '#3c6577',
  '#4d7477',
  '#678472',
  '#87966d',
  '#aca86d',
  '#cdb978',
  '#e6cb92',
]

export const contours = ({
  width,
  height,
  seed,
}: {
  width: number
  height: number
  seed: number
}) => {
  const next = random(seed)
  const waves = Array.from({ length: 5 }, (_, n) => ({
    n: n + 2,
    phase: next() * 6.28,
    size: 0.16 / (n + 1.4),
  }))
  const rings = ground.slice(1).map((fill, at, all) => {
    const reach = 1 - at / all.length
    let path = ''
    for (let step = 0; step < 72; step++) {
      const turn = (step / 72) * Math.PI * 2
      const swell = waves.reduce(
        (sum, { n, phase, size }) => sum + Math.sin(turn * n + phase + at * 0.13) * size,
        1,
      )
      const x = width * 0.54 + Math.cos(turn) * 400 * reach * swell + at * 6
      const y = height * 0.5 + Math.sin(turn) * 262 * reach * swell - at * 3
      path += `${step ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`
    }
    return `<path fill="${fill}" d="${path}Z"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="${ground[0]}"/><g stroke="#16283a" stroke-opacity=".35" stroke-linejoin="round">${rings.join('')}</g></svg>`
}
