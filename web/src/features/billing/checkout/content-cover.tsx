import type { ContentId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { coverProps } from '../../../core/format/covers.ts'
import { CoverPattern } from '../../../ui/media/cover-pattern.tsx'

type Props = { id: ContentId; sizes: string; className: string | undefined }

/** The public cover of the post. The order is shown without it if it can't be read. */
export function ContentCover({ id, sizes, className }: Props) {
  const { data } = useQuery(readOf('readContent', { params: { id }, query: {} }))
  const cover = data?.content.cover
  if (!cover) return <CoverPattern seed={id} className={className} />
  return <img {...coverProps(cover, sizes)} className={className} alt="" />
}
