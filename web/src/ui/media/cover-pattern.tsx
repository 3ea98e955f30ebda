import { cx } from '../lib/cx.ts'
import { hash } from '../lib/hash.ts'
import styles from './cover-pattern.module.css'

const width = 1200
const height = 300

/** Mulberry32: the same seed draws the same picture everywhere. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
type Random = () => number

/** Long swells one below the other, each a closed shape down to the edge. */
const swells = (random: Random) => {
  const phase = random() * 6
  return Array.from({ length: 5 }, (_, row) => {
    const base = 70 + row * 48
    const lift = 26 + random() * 26
    const points = Array.from({ length: 25 }, (_, step) => {
      const x = step * 50
      const y = base + Math.sin(x / (170 + row * 24) + phase + row * 1.3) * lift
      return `${x} ${y.toFixed(1)}`
    })
    // biome-ignore lint/suspicious/noArrayIndexKey: a swell is its position
    return <path key={row} className={styles.fill} d={`M${points.join('L')}V300H0Z`} />
  })
}

/** Rings around two centers, like heights on a map. */
const contours = (random: Random) =>
  [0, 1].flatMap((center) => {
    const x = 150 + center * 600 + random() * 300
    const y = 40 + random() * 220
    const squeeze = 0.5 + random() * 0.3
    const turn = random() * 60 - 30
    return Array.from({ length: 9 }, (_, ring) => (
      <ellipse
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its position
        key={`${center}-${ring}`}
        className={styles.line}
        cx={x}
        cy={y}
        rx={30 + ring * 52}
        ry={(30 + ring * 52) * squeeze}
        transform={`rotate(${turn} ${x} ${y})`}
      />
    ))
  })

/** Quarter discs turned at random in square tiles. */
const tiles = (random: Random) => {
  const side = 75
  return Array.from({ length: (width / side) * (height / side) }, (_, at) => {
    const x = (at % (width / side)) * side
    const y = Math.floor(at / (width / side)) * side
    if (random() < 0.3) return null
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its position
        key={at}
        className={styles.fill}
        d={`M${x} ${y}h${side}a${side} ${side} 0 0 1 -${side} ${side}z`}
        transform={`rotate(${Math.floor(random() * 4) * 90} ${x + side / 2} ${y + side / 2})`}
      />
    )
  })
}

/** Strings that swing together. */
const strings = (random: Random) => {
  const bend = 30 + random() * 50
  const knot = 200 + random() * 800
  return Array.from({ length: 22 }, (_, row) => {
    const y = row * 15 - 8
    const pull = bend * Math.cos((row / 21 - 0.5) * Math.PI)
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a string is its position
        key={row}
        className={styles.line}
        d={`M0 ${y}C${knot * 0.6} ${y} ${knot * 0.7} ${y - pull} ${knot} ${y - pull}S${(knot + width) / 2} ${y + pull / 2} ${width} ${y}`}
      />
    )
  })
}

const kinds = [swells, contours, tiles, strings]

/** Stands where a cover could be: quiet, and the same for the same name. */
export function CoverPattern({
  seed,
  alt = '',
  className,
}: {
  seed: string
  /** Empty where it only decorates. */
  alt?: string
  className?: string | undefined
}) {
  const number = hash(seed)
  const draw = kinds[(number >>> 4) % kinds.length] as (typeof kinds)[number]
  return (
    <svg
      className={cx(styles.cover, className)}
      data-tone={number % 8}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <rect className={styles.back} width={width} height={height} />
      {draw(randomFrom(number))}
    </svg>
  )
}
