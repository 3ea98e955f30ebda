import type { Picture } from '@fanfare/contract'
import { coverProps } from '../../core/format/covers.ts'
import { CoverPattern } from '../../ui/media/cover-pattern.tsx'
import styles from './cover-image.module.css'

type Props = {
  /** Draws the pattern of someone who has no cover image. */
  seed: string
  picture: Picture | null
  /** A file of this browser in its place. */
  preview?: string | null
  sizes: string
  alt?: string
}

export function CoverImage({ seed, picture, preview, sizes, alt = '' }: Props) {
  if (!preview && !picture) return <CoverPattern seed={seed} alt={alt} />
  const source = preview ? { src: preview } : picture && coverProps(picture, sizes)
  return <img key={source?.src} {...source} className={styles.cover} alt={alt} decoding="async" />
}
