import { z } from 'zod'
import { AssetId, ConversationId, Instant, MessageId, UploadId } from '../core/ids.ts'
import { limits } from '../limits.ts'
import { PersonBrief } from './people.ts'
import { AudioPlayback, SignedPicture, VideoPlayback } from './playback.ts'

export const AttachmentKind = z.enum(['image', 'video', 'audio', 'voice', 'file'])
export type AttachmentKind = z.infer<typeof AttachmentKind>

/** From silence to the loudest moment. */
const Waveform = z.array(z.int().min(0).max(100)).max(limits.waveform)

/** One file of a message that is being sent, uploaded for one of `attachmentPurposes` and finished. */
export const NewAttachment = z
  .object({
    uploadId: UploadId,
    /** Recorded by its sender there and then: sound, with what it looked like while it was recorded. */
    isVoice: z.boolean().default(false),
    waveform: Waveform.default([]),
  })
  .refine(({ isVoice, waveform }) => isVoice || waveform.length === 0, {
    path: ['waveform'],
    message: 'Only voice notes have one',
  })
export type NewAttachment = z.infer<typeof NewAttachment>

/** What is shown of it before it is opened. While the message is locked: nothing of what is in it. */
export const Attachment = z.object({
  /** Its progress is told to its sender under this id. */
  id: AssetId,
  kind: AttachmentKind,
  /** Empty while it is locked. */
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  /** Known once it was looked at, as far as its kind has them. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  seconds: z.number().nullable(),
  /** Of a voice note. Empty while it is locked. */
  waveform: z.array(z.int()),
  state: z.enum(['processing', 'ready', 'failed']),
  /** In words for its sender. */
  failure: z.string().nullable(),
  /** So small that it is only a blur, so also of what is locked. */
  placeholder: z.string().nullable(),
  /**
   * Address of a small picture, of what has one and is not locked. It expires after some minutes:
   * `openAttachment` gives another one.
   */
  preview: z.string().nullable(),
})
export type Attachment = z.infer<typeof Attachment>

/** Addresses for someone who may open it now; asked for again before they expire. */
export const OpenAttachment = z.discriminatedUnion('type', [
  z.object({ type: z.literal('image'), picture: SignedPicture, expiresAt: Instant }),
  VideoPlayback,
  AudioPlayback,
  /** Saved under its name by the browser, and never shown in it. */
  z.object({ type: z.literal('file'), url: z.string(), expiresAt: Instant }),
])
export type OpenAttachment = z.infer<typeof OpenAttachment>

/** It stays its buyer's, also when the message is deleted or they are no longer in the conversation. */
export const BoughtAttachments = z.object({
  messageId: MessageId,
  conversationId: ConversationId,
  sender: PersonBrief.nullable(),
  attachments: z.array(Attachment),
  boughtAt: Instant,
})
export type BoughtAttachments = z.infer<typeof BoughtAttachments>
