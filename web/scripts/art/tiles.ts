import { random } from '../random.ts'

const paints = ['#1d4a66', '#62a8d4', '#ffb60a', '#cfe8fb', '#0f2436']

/** Quarter, half and whole discs on a grid, as cut from coloured paper. */
export const tiles = ({ width, height, seed }: { width: number; height: number; seed: number }) => {
  const next = random(seed)
  const side = 120
  const paint = (not?: string) => {
    const others = paints.filter((colour) => colour !== not)
    return others[Math.floor(next() * others.length)] as string
  }
  let drawn = ''
  for (let y = 0; y < height; y += side) {
    for (let x = -20; x < width; x += side) {
      const ground = paint()
      const ink = paint(ground)
      const turn = Math.floor(next() * 4) * 90
      const shape = [
        `<path d="M0 0H120A120 120 0 0 1 0 120Z" fill="${ink}"/>`,
        `<path d="M0 60A60 60 0 0 1 120 60Z" fill="${ink}"/><path d="M0 120A60 60 0 0 1 120 120Z" fill="${paint(ground)}"/>`,
        `<circle cx="60" cy="60" r="44" fill="${ink}"/>`,
        `<path d="M0 0L120 120H0Z" fill="${ink}"/>`,
        `<circle cx="60" cy="60" r="60" fill="${ink}"/><circle cx="60" cy="60" r="24" fill="${ground}"/>`,
      ][Math.floor(next() * 5)]
      drawn += `<g transform="translate(${x} ${y}) rotate(${turn} 60 60)"><path d="M-1-1h122v122H-1z" fill="${ground}"/>${shape}</g>`
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`
}
