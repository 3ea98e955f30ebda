import { sendBytes } from './send-bytes.ts'

type Target = { upload_url: string | null; headers: Readonly<Record<string, string>> }

const refused = 'We couldn’t upload the file. Try again.'

export const sendFile = async (to: Target, body: Blob, onPart: (part: number) => void) => {
  const { upload_url: url, headers } = to
  // A picture is never large enough for a multipart upload.
  if (url === null) throw new Error(refused)
  const onSent = (bytes: number) => onPart(Math.min(1, bytes / body.size))
  const status = await sendBytes({ url, headers, body, onSent })
  if (status >= 300) throw new Error(refused)
}
