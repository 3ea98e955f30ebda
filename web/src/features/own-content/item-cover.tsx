import type { OwnContent } from '@fanfare/contract'
import { AudioLines, FileText, Image } from 'lucide-react'
import { coverProps } from '../../core/format/covers.ts'
import { CoverPattern } from '../../ui/media/cover-pattern.tsx'
import { clockTime } from '../../ui/text/format.ts'
import styles from './item-cover.module.css'

const icons = {
  video: null,
  audio: <AudioLines size={14} />,
  image: <Image size={14} />,
  article: <FileText size={14} />,
}

type Props = {
  item: OwnContent
  sizes: string
  /** Without type and length, where words beside it say them. */
  plain?: boolean
}

export function ItemCover({ item, sizes, plain = false }: Props) {
  const icon = icons[item.type]
  return (
    <div className={styles.cover}>
      {item.cover ? (
        <img {...coverProps(item.cover, sizes)} alt="" loading="lazy" />
      ) : (
        <CoverPattern seed={item.id} />
      )}
      {!plain && (item.duration !== null || icon) && (
        <span className={styles.mark}>
          {icon}
          {item.duration !== null && clockTime(item.duration)}
        </span>
      )}
    </div>
  )
}
