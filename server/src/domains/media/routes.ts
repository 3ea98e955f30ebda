import { handlers } from '../../platform/http/handler.ts'
import { createUpload } from './commands/create-upload.ts'
import { finishUpload } from './commands/finish-upload.ts'
import { listUploads, readUpload } from './commands/read-uploads.ts'
import { removeUpload } from './commands/remove-upload.ts'
import { signParts } from './commands/sign-parts.ts'
import { presentUpload } from './presenter.ts'

export const mediaRoutes = handlers({
  createUpload: async (scope, { body }) => {
    const { id, url, headers, partSize, expiresAt } = await createUpload(scope, {
      purpose: body.purpose,
      name: body.file_name,
      type: body.file_type,
      bytes: body.file_size,
      ...(body.last_modified ? { lastModified: new Date(body.last_modified) } : {}),
      ...(body.fingerprint ? { fingerprint: body.fingerprint } : {}),
    })
    return { file_id: id, upload_url: url, headers, partSize, expiresAt: expiresAt.toISOString() }
  },

  listUploads: async (scope) => {
    const { uploads, usedBytes, limitBytes } = await listUploads(scope)
    const quota = { usedBytes, limitBytes }
    return { uploads: uploads.map(presentUpload), quota }
  },

  readUpload: async (scope, { params }) => {
    const { upload, parts } = await readUpload(scope, params.id)
    const arrived = parts.map(({ part, bytes }) => ({ part, bytes }))
    return { ...presentUpload(upload), parts: arrived }
  },

  signParts: async (scope, { params, body }) => {
    const { parts, expiresAt } = await signParts(scope, params.id, body.parts)
    return { parts, expiresAt: expiresAt.toISOString() }
  },

  finishUpload: async (scope, { body }) => {
    const { id, name, bytes, type } = await finishUpload(scope, body.file_id)
    return { file_id: id, filename: name, size: bytes, type }
  },

  removeUpload: (scope, { params }) => removeUpload(scope, params.id),
})
