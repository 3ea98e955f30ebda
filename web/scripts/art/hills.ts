import { random } from '../random.ts'

type Options = {
  width: number
  height: number
  seed: number
  sky: string
  sun: string
  layers: string[]
}

export const hills = ({ width, height, seed, sky, sun, layers }: Options) => {
  const next = random(seed)
  const ridge = (at: number) => {
    const base = height * (0.42 + (at / layers.length) * 0.5)
    const high = height * (0.1 - at * 0.008)
    const [a, b] = [next() * 6, next() * 6]
    const long = width / (3 + next() * 3)
    let path = `M0 ${height}`
    for (let x = 0; x <= width; x += 16) {
      const y = base - Math.sin(x / long + a) * high - Math.sin(x / (long * 0.41) + b) * high * 0.35
      path += `L${x} ${Math.round(y)}`
    }
    return `${path}V${height}Z`
  }
  const disc = {
    x: Math.round(width * (0.5 + next() * 0.2)),
    y: Math.round(height * 0.34),
    r: Math.round(height * 0.2),
  }
  const paper = layers.map((fill, at) => `<path fill="${fill}" d="${ridge(at)}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="${sky}"/><circle cx="${disc.x}" cy="${disc.y}" r="${disc.r}" fill="${sun}"/>${paper}</svg>`
}
