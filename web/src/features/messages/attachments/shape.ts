/** Neither a ribbon nor a tower: what sticks out is cut off, and seen in full size. */
const narrowest = 0.7
const widest = 2
const usual = 4 / 3

interface Sized {
  readonly width: number | null
  readonly height: number | null
}

/** How much wider than high its place is. */
export const ratioOf = ({ width, height }: Sized, unknown = usual): number =>
  width && height ? Math.min(widest, Math.max(narrowest, width / height)) : unknown
