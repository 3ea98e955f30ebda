import sharp from 'sharp'
import { height, type Layer, margin, width } from './canvas.ts'
import { dice } from './dice.ts'
import { hands } from './hands.ts'

export interface Subject {
  readonly creator: string
  readonly title: string
  /** Of several pictures of one post. */
  readonly number?: number
}

export const layersOf = ({ creator, title, number = 0 }: Subject): Layer[] => {
  const own = hands[creator]
  if (!own) throw new Error(`@${creator} has no hand to draw with`)
  const roll = dice(`${creator}:${title}:${number}`)
  const [usual, other] = own.own
  const hand = roll.chance(0.7) ? usual : other
  return hand(roll.pick(own.palettes), roll, title)
}

const svg = (drawn: string, box: readonly number[], size: readonly [number, number]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${size[0]}" height="${size[1]}">${drawn}</svg>`,
  )

/**
 * The media domain blocks every reader but those of photos, because strangers send files. These
 * drawings are our own, and no process that serves anyone loads this file.
 */
const read = (drawing: Buffer) => {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  return sharp(drawing)
}

export const drawPicture = (subject: Subject, wide: number): Promise<Buffer> => {
  const drawn = layersOf(subject)
    .map((layer) => layer.svg)
    .join('')
  return read(svg(drawn, [0, 0, width, height], [wide, Math.round((wide * height) / width)]))
    .webp({ quality: 86, effort: 2 })
    .toBuffer()
}

/** With its margins, see-through where nothing is drawn. */
export const drawLayer = (layer: Layer, scale: number): Promise<Buffer> => {
  const box = [-margin, -margin, width + 2 * margin, height + 2 * margin] as const
  const size = [Math.round(box[2] * scale), Math.round(box[3] * scale)] as const
  return read(svg(layer.svg, box, size))
    .png({ compressionLevel: 1 })
    .toBuffer()
}
