import type { ConversationId, Money } from '@fanfare/contract'
import type { AttachmentPurpose } from '@fanfare/contract/limits'
import { useState } from 'react'
import { chooseFile, kindsToChoose } from './choose-files.ts'
import { fileUploads, mostFiles } from './file-uploads.ts'
import type { OutgoingFile } from './outgoing-file.ts'
import { tooMany } from './refusals.ts'
import { type Chosen, changeChosen, nothingChosen, readChosen, useChosen } from './trays.ts'

const withFiles = (chosen: Chosen, files: readonly OutgoingFile[]): Chosen =>
  files.length > 0 ? { ...chosen, files } : nothingChosen

/** What is chosen for the next message of this conversation. */
export const useTray = (conversationId: ConversationId) => {
  const chosen = useChosen(conversationId)
  const [refusals, setRefusals] = useState<readonly string[]>([])

  const add = async (
    added: readonly File[],
    purposes: readonly AttachmentPurpose[] = kindsToChoose.any,
  ) => {
    const room = mostFiles - readChosen(conversationId).files.length
    const taken = added.slice(0, Math.max(0, room))
    const refused = taken.length < added.length ? [tooMany(mostFiles)] : []
    setRefusals(refused)
    // One after the other, so that they stand as they were chosen.
    for (const file of taken) {
      const made = await chooseFile(file, purposes)
      if (typeof made === 'string') refused.push(made)
      else changeChosen(conversationId, (now) => withFiles(now, [...now.files, made]))
      setRefusals([...refused])
    }
  }
  const remove = (id: string) => {
    fileUploads.remove(id)
    changeChosen(conversationId, (now) =>
      withFiles(
        now,
        now.files.filter((file) => file.id !== id),
      ),
    )
  }
  const setPrice = (price: Money | null) =>
    changeChosen(conversationId, (now) => ({ ...now, price }))
  /** It belongs to a message from now on. */
  const take = (): Chosen => {
    changeChosen(conversationId, () => nothingChosen)
    setRefusals([])
    return chosen
  }
  return { ...chosen, refusals, add, remove, setPrice, take }
}

export type Tray = ReturnType<typeof useTray>
