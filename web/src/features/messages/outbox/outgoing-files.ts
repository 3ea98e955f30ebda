import { ownFiles } from '../../../core/device/own-files.ts'
import { fileUploads, sendOn } from '../attach/file-uploads.ts'
import { localFilesOf } from '../attach/local-files.ts'
import { inOneTab } from './in-one-tab.ts'
import type { Outbox } from './outbox.ts'
import type { Outgoing } from './outgoing.ts'

/** Tells the messages how their files are. */
const tellUploads = (outbox: Outbox) => {
  for (const { id, uploadId, state, failure } of fileUploads.read()) {
    outbox.noteFile(id, { uploadId, hasArrived: state === 'success' })
    if (state === 'error') outbox.fail(id, failure ?? 'Upload failed')
  }
}

export const followUploads = (outbox: Outbox) => fileUploads.subscribe(() => tellUploads(outbox))

const find = (outbox: Outbox, clientId: string) =>
  outbox.store.read().find((one) => one.clientId === clientId)
const isGone = (outbox: Outbox, clientId: string) => !find(outbox, clientId)

const untilGone = (outbox: Outbox, clientId: string) =>
  new Promise<void>((resolve) => {
    if (isGone(outbox, clientId)) return resolve()
    const stop = outbox.store.subscribe(() => {
      if (!isGone(outbox, clientId)) return
      stop()
      resolve()
    })
  })

const holding = new Set<string>()

/** A reload takes them from this page, and a recording is nowhere else. */
const keepAll = ({ files }: Outgoing) => {
  for (const { id, file } of localFilesOf({ files })) if (file) void ownFiles.keep(id, file)
}

const sendAll = async (outbox: Outbox, clientId: string) => {
  const files = find(outbox, clientId)?.files ?? []
  for (const file of files.filter(({ hasArrived }) => !hasArrived)) {
    const why = await sendOn(file)
    if (why) outbox.fail(file.id, why)
  }
  // Most have arrived while their message was written.
  tellUploads(outbox)
}

/** While they are sent, and until the message is, other tabs leave it alone. */
export const sendOutgoingFiles = (
  outbox: Outbox,
  one: Outgoing,
  isKept: (clientId: string) => boolean,
) => {
  const { clientId } = one
  if (holding.has(clientId)) return void sendAll(outbox, clientId)
  holding.add(clientId)
  const wasKept = isKept(clientId)
  void inOneTab(clientId, async () => {
    // Another tab has sent it meanwhile.
    if (wasKept && !isKept(clientId)) return outbox.drop(clientId)
    keepAll(one)
    await sendAll(outbox, clientId)
    await untilGone(outbox, clientId)
  }).finally(() => holding.delete(clientId))
}

/** The server has thrown them away unused: they are sent anew, from what this device keeps. */
export const restartFiles = ({ files }: Outgoing) => {
  for (const { id } of files) fileUploads.release(id)
}

export const forgetFiles = ({ files }: Outgoing, wasSent: boolean) => {
  for (const { id } of files) {
    if (wasSent) fileUploads.release(id)
    else fileUploads.remove(id)
    void ownFiles.forget(id)
  }
}
