import { cx } from '../lib/cx.ts'
import { hash } from '../lib/hash.ts'
import styles from './avatar.module.css'

export type AvatarPicture = { src: string; srcSet?: string; blur?: string }
type Props = {
  name: string
  /** Keeps the disc the same when the name changes; an id or a username. */
  seed?: string
  picture?: AvatarPicture | null | undefined
  size?: 24 | 28 | 32 | 36 | 40 | 48 | 64 | 96 | 128
  /** Empty where the name stands beside it. */
  alt?: string
  className?: string | undefined
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

export function Avatar({ name, seed = name, picture, size = 40, alt = '', className }: Props) {
  const look = cx(styles.avatar, styles[`s${size}`], className)
  if (picture) {
    return (
      <img
        key={picture.src}
        className={look}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={`${size}px`}
        width={size}
        height={size}
        alt={alt}
        decoding="async"
        style={picture.blur ? { backgroundImage: `url("${picture.blur}")` } : undefined}
      />
    )
  }
  const number = hash(seed)
  const turn = (number >>> 8) % 360
  return (
    <svg
      className={look}
      data-tone={number % 8}
      viewBox="0 0 64 64"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <rect className={styles.back} width="64" height="64" />
      <path
        className={styles.cut}
        d="M-16 36Q14 18 34 32T80 26V96H-16Z"
        transform={`rotate(${turn} 32 32)`}
      />
      <text
        className={styles.letters}
        x="32"
        y="33.5"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {initials(name)}
      </text>
    </svg>
  )
}
