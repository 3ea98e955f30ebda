import type { Picture } from '@fanfare/contract'
import { coverProps } from '../../core/format/covers.ts'
import { CoverPattern } from '../../ui/media/cover-pattern.tsx'
import styles from './gifts.module.css'

type Props = { seed: string; picture: Picture | null | undefined }

export function Cover({ seed, picture }: Props) {
  if (!picture) return <CoverPattern seed={seed} className={styles.cover} />
  return <img {...coverProps(picture, '480px')} className={styles.cover} alt="" />
}
