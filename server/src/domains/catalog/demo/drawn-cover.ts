import type { SignedInScope } from '../../../platform/scope.ts'
import { drawPicture, type Subject } from './art/draw.ts'
import { send } from './person.ts'

/** In its creator's own hand, sent as a browser would; whoever wants it accepts the upload. */
export const sendDrawnCover = async (scope: SignedInScope, subject: Subject) => {
  const body = await drawPicture(subject)
  return send(scope, { purpose: 'thumbnail', name: 'cover.webp', type: 'image/webp', body })
}
