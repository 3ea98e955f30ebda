import type { AssetId, Attachment, MessageId, OpenAttachment } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { api, readOf } from '../../../core/api/api.ts'
import type { Timed } from '../../watching/index.ts'
import type { Message } from '../thread/thread.ts'

/** Which file of which message. */
export interface Place {
  readonly messageId: MessageId
  readonly attachmentId: AssetId
  /** To open it is noted: it may cost its buyer the right to give it back. */
  readonly isSold: boolean
}

/** Of a message in its conversation, or among what somebody has bought. */
export interface Carrier extends Pick<Message, 'id' | 'attachments'> {
  readonly by: string
  readonly isSold: boolean
  /** Empty where it was not sent from this page. */
  readonly clientId: string
}

export const placeOf = ({ id, isSold }: Carrier, { id: attachmentId }: Attachment): Place => ({
  messageId: id,
  attachmentId,
  isSold,
})

const paramsOf = ({ messageId, attachmentId }: Place) => ({ id: messageId, attachmentId })

/** Addresses are asked for when somebody opens it, so that whoever may no longer is told so then. */
export const askAttachment = (place: Place) =>
  api.call('openAttachment', { params: paramsOf(place) })

const shortly = 20_000

/** The same for what is shown, such as a picture that fills the screen. */
export const attachmentQuery = (place: Place) => ({
  ...readOf('openAttachment', { params: paramsOf(place) }),
  staleTime: shortly,
  gcTime: shortly,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

type Of<Type extends OpenAttachment['type']> = Extract<OpenAttachment, { type: Type }>

const notPlayable = () =>
  new ProblemError({
    type: 'about:blank',
    title: 'Gone',
    status: 404,
    code: 'message.not-found',
    detail: 'This file is no longer available.',
  })

export const askTimed = async (place: Place): Promise<Timed> => {
  const { attachment } = await askAttachment(place)
  if (attachment.type === 'video' || attachment.type === 'audio') return attachment
  throw notPlayable()
}

export const askFile = async (place: Place): Promise<Of<'file'>> => {
  const { attachment } = await askAttachment(place)
  if (attachment.type === 'file') return attachment
  throw notPlayable()
}
