import type { Picture } from '@fanfare/contract'
import { coverProps } from '../../../core/format/covers.ts'

/** Decoration: the text below it describes the tier. */
export const TierCover = ({ picture }: { picture: Picture }) => (
  <img {...coverProps(picture, '(max-width: 767px) 100vw, 360px')} alt="" />
)
