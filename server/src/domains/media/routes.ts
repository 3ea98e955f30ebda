import { handlers } from '../../platform/http/handler.ts'
import { createUpload } from './commands/create-upload.ts'

export const mediaRoutes = handlers({
  createUpload: async (scope, { body }) => {
    const { id, url, headers, expiresAt } = await createUpload(scope, {
      purpose: body.purpose,
      name: body.file_name,
      type: body.file_type,
      bytes: body.file_size,
    })
    return { file_id: id, upload_url: url, headers, expiresAt: expiresAt.toISOString() }
  },
})
