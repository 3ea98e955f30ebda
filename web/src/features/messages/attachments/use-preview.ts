import type { Attachment } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askAttachment, attachmentQuery, type Place } from './open-attachment.ts'

/**
 * The small picture. Every reading of the conversation signs it anew: what is shown keeps its address, so that
 * it is not loaded again, and gets another one only when that has ended.
 */
export const usePreview = (place: Place, { preview }: Pick<Attachment, 'preview'>) => {
  const [url, setUrl] = useState(preview)
  const [isRenewed, setRenewed] = useState(false)
  // What was bought has none before it is opened, which the large picture does.
  const opened = useQuery({ ...attachmentQuery(place), enabled: false }).data?.preview ?? null
  const known = preview ?? opened
  if (url === null && known !== null) setUrl(known)
  const renew = async () => {
    // What was bought is opened by a press alone, and not by looking at the conversation.
    if (isRenewed || place.isSold) return
    setRenewed(true)
    const answer = await askAttachment(place).catch(() => null)
    if (answer?.preview) setUrl(answer.preview)
  }
  return { url, renew: () => void renew() }
}
