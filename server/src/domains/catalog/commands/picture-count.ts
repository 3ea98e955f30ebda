import type { ContentRow } from '../reader/contents.ts'
import type { ContentChange } from '../writer/contents.ts'

/** Only a gallery shows how many pictures it has; an article does not. */
export const pictureCount = ({ type }: ContentRow, pictures: number): ContentChange =>
  type === 'image' ? { picture_count: pictures } : {}
